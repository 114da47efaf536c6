import type { Readable } from 'node:stream';
import { fileKey } from '#server/areas/base/media/media-keys.ts';
import { contractFile } from '#server/areas/work/contracts/contract-document.ts';
import { readContract } from '#server/areas/work/contracts/queries/get-contract.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { ZipEntry } from '#server/platform/files/zip-stream.ts';
import { fileNameOf, pathPart, uniqueNames } from './file-names.ts';
import { captionsNote, type NamedRow, rightsNote } from './notes.ts';
import type { ContentRow } from './queries/content-rows.ts';

type ArchiveParts = Pick<Context, 'db' | 'config' | 'files'>;

/** The entries of an archive: a folder for each creator, inside one for each campaign where there are several. */
export function* archiveEntries(context: ArchiveParts, rows: readonly ContentRow[]): Generator<ZipEntry> {
  const works = [...Map.groupBy(rows, ({ collaboration_id }) => collaboration_id).values()];
  const hasCampaigns = new Set(rows.map(({ campaign_id }) => campaign_id)).size > 1;
  const campaignNames = new Map<string, string>();
  const uniqueCampaign = uniqueNames();
  const uniqueFolder = uniqueNames();
  for (const work of works) {
    const [first] = work;
    if (first === undefined) continue;
    const { campaign_id, campaign_title, creator_name } = first;
    if (!campaignNames.has(campaign_id))
      campaignNames.set(campaign_id, uniqueCampaign(pathPart(campaign_title)));
    const parent = hasCampaigns ? `${campaignNames.get(campaign_id)}/` : '';
    yield* workEntries(context, work, uniqueFolder(`${parent}${pathPart(creator_name)}`));
  }
}

function* workEntries(
  context: ArchiveParts,
  rows: readonly ContentRow[],
  folder: string,
): Generator<ZipEntry> {
  const [first] = rows;
  if (first === undefined) return;
  const unique = uniqueNames();
  for (const taken of ['Captions.txt', 'Usage rights.txt', 'Contract.pdf']) unique(taken);
  const named: NamedRow[] = rows.map((row) => {
    const name = fileNameOf(row);
    return { row, name: unique(name, /\.[^.]+$/.exec(name)?.[0]) };
  });
  for (const { row, name } of named) {
    yield {
      path: `${folder}/${name}`,
      modified_at: new Date(row.approved_at),
      open: () => openFile(context.files, row),
    };
  }
  const modified_at = new Date(first.contract.agreed_at);
  const text = (path: string, words: string) => ({
    path: `${folder}/${path}`,
    modified_at,
    open: async () => Buffer.from(words),
  });
  yield text('Captions.txt', captionsNote(named));
  yield text('Usage rights.txt', rightsNote(first));
  yield { path: `${folder}/Contract.pdf`, modified_at, open: () => openContract(context, first) };
}

async function openFile(files: FileStore, row: ContentRow): Promise<Readable> {
  const stream = await files.read(fileKey(row));
  if (stream === null) throw new Problem('not_found', 'This file no longer exists.');
  return stream;
}

async function openContract(
  context: ArchiveParts,
  { collaboration_id }: ContentRow,
): Promise<Readable | Uint8Array> {
  const { content } = await contractFile(await readContract(context, collaboration_id));
  return typeof content === 'string' ? Buffer.from(content) : content;
}
