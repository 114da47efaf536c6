import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type S3rver from 's3rver';

/** Two calls about unfinished uploads that the small S3 service lacks: listing parts, and aborting. */
export function knowParts(server: S3rver): void {
  server.middleware.unshift(async (visit, next) => {
    const { uploadId } = visit.query;
    const [, bucket = ''] = visit.path.split('/');
    if (uploadId === undefined || !['GET', 'DELETE'].includes(visit.method)) return next();
    const folder = join(server.store.getResourcePath(bucket, undefined, 'uploads'), uploadId);
    const names = await readdir(folder).catch(() => null);
    visit.type = 'application/xml';
    if (names === null) {
      visit.status = 404;
      visit.body = '<Error><Code>NoSuchUpload</Code><Message>It was finished or given up.</Message></Error>';
    } else if (visit.method === 'DELETE') {
      await rm(folder, { recursive: true });
      visit.status = 204;
      visit.body = null;
    } else {
      visit.status = 200;
      visit.body = await listParts(folder, names);
    }
  });
}

async function listParts(folder: string, names: string[]): Promise<string> {
  const numbers = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const parts = await Promise.all(
    numbers
      .sort((a, b) => a - b)
      .map(async (number) => {
        const [{ size }, md5] = await Promise.all([
          stat(join(folder, String(number))),
          readFile(join(folder, `${number}.md5`), 'utf8'),
        ]);
        return `<Part><PartNumber>${number}</PartNumber><ETag>"${md5}"</ETag><Size>${size}</Size></Part>`;
      }),
  );
  return `<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`;
}
