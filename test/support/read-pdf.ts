import { inflateSync } from 'node:zlib';

/** The words of one of our PDFs as a reader would copy them, page by page. */
export function readPdf(bytes: Buffer): string[] {
  const objects = readObjects(bytes);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages.map(({ head }) => {
    const resources = resolve(objects, refOf(head, 'Resources'));
    const letters = new Map(
      [...fontsOf(resources)].map(([name, ref]) => [name, readLetters(objects, resolve(objects, ref))]),
    );
    return readWords(resolve(objects, refOf(head, 'Contents')).stream, letters);
  });
}

interface PdfObject {
  head: string;
  stream: string;
}

function readObjects(bytes: Buffer): Map<string, PdfObject> {
  const text = bytes.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\n/g)) {
    const from = match.index + match[0].length;
    const body = text.slice(from, text.indexOf('\nendobj', from));
    const at = body.indexOf('\nstream\n');
    const head = at < 0 ? body : body.slice(0, at);
    const raw = at < 0 ? '' : body.slice(at + 8, body.lastIndexOf('\nendstream'));
    const isPacked = head.includes('/FlateDecode') && !head.includes('/Length1');
    const stream = isPacked ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;
    objects.set(match[1] ?? '', { head, stream });
  }
  return objects;
}

function refOf(head: string, name: string): string {
  return new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '';
}

function resolve(objects: ReadonlyMap<string, PdfObject>, ref: string): PdfObject {
  return objects.get(ref) ?? { head: '', stream: '' };
}

function fontsOf({ head }: PdfObject): Map<string, string> {
  const [, inside = ''] = /\/Font <<([^>]*)>>/s.exec(head) ?? [];
  return new Map([...inside.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', ref = '']) => [name, ref]));
}

/** The text of each glyph. */
function readLetters(objects: ReadonlyMap<string, PdfObject>, { head }: PdfObject): string[] {
  const { stream } = resolve(objects, refOf(head, 'ToUnicode'));
  const ranges = [...stream.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)];
  return ranges.flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, codes = '']) =>
      Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );
}

/** A new line for every position of text. */
function readWords(content: string, letters: ReadonlyMap<string, string[]>): string {
  let font: string[] = [];
  const lines: string[] = [];
  for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = letters.get(name) ?? [];
    if (glyphs === undefined) continue;
    const codes = [...glyphs.matchAll(/<([0-9a-f]*)>/g)].map(([, code = '']) => code).join('');
    const words = codes.match(/.{4}/g)?.map((code) => font[Number.parseInt(code, 16)] ?? '') ?? [];
    lines.push(words.join(''));
  }
  return lines.join('\n');
}
