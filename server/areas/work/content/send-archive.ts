import { Readable } from 'node:stream';
import type { contentEndpoints } from '#contract/work/content.ts';
import { Problem } from '#server/platform/errors.ts';
import { zipStream } from '#server/platform/files/zip-stream.ts';
import { Download } from '#server/platform/http/download.ts';
import { requireRoomIn, takeFromLimit } from '#server/platform/http/rate-limits.ts';
import type { Call } from '#server/platform/http/route.ts';
import { archiveEntries } from './archive.ts';
import type { ContentRow } from './queries/content-rows.ts';

/** An archive can be hundreds of gigabytes, and every byte passes through this process. */
const ARCHIVES_AN_HOUR = { most: 30, seconds: 3600 };
const MOST_AT_ONCE = 3;

/** The number of archives this process is sending, by account. */
const underway = new Map<string, number>();

type ArchiveCall = Pick<Call<typeof contentEndpoints.downloadContent>, 'context' | 'account' | 'request'>;

/**
 * Sends the files as a zip that is written while it is sent. When the browser leaves, nothing more is read. A page asks with
 * HEAD before it begins a download, because a browser doesn't show why one was refused; asking isn't counted.
 */
export async function sendArchive(
  { context, account: { user_id }, request }: ArchiveCall,
  readRows: () => Promise<ContentRow[]>,
  nameOf: (rows: readonly ContentRow[]) => string,
): Promise<Download> {
  const isAsking = request.method === 'HEAD';
  const limit = isAsking ? requireRoomIn : takeFromLimit;
  await limit(context.db, `archive:${user_id}`, ARCHIVES_AN_HOUR);
  const rows = await readRows();
  const name = `bizmeet ${nameOf(rows)}`;
  const count = underway.get(user_id) ?? 0;
  if (count >= MOST_AT_ONCE)
    throw new Problem('too_many_requests', 'Wait until one of your downloads has finished, then try again.');
  if (isAsking) return new Download(name, 'zip', Readable.from([]));
  underway.set(user_id, count + 1);
  const zip = zipStream(archiveEntries(context, rows));
  zip.once('close', () => leave(user_id));
  zip.once('error', (cause) => request.log.error({ err: cause }, 'an archive broke off'));
  return new Download(name, 'zip', zip);
}

function leave(userId: string): void {
  const left = (underway.get(userId) ?? 1) - 1;
  if (left > 0) underway.set(userId, left);
  else underway.delete(userId);
}
