import type { Export, ExportList } from './read-export.ts';

/** The export as JSON, for programs. */
export async function* writeExport({ summary, letters, records }: Export): AsyncGenerator<string> {
  yield JSON.stringify(summary).slice(0, -1);
  for (const list of letters) yield* writeList(list, ',');
  yield ',"records":{';
  for (const [at, list] of records.entries()) yield* writeList(list, at === 0 ? '' : ',');
  yield '}}';
}

async function* writeList({ name, pages }: ExportList, before: string): AsyncGenerator<string> {
  yield `${before}${JSON.stringify(name)}:[`;
  let isFirst = true;
  for await (const rows of pages()) {
    const text = rows.map((row) => JSON.stringify(row)).join(',');
    yield isFirst ? text : `,${text}`;
    isFirst = false;
  }
  yield ']';
}
