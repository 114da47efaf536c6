import { resolve } from 'node:path';
import type { Config } from '#server/platform/config.ts';
import { openDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** S3 if a bucket is configured, else a folder next to the embedded database. */
export async function openFileStore(config: Config, now: () => Date): Promise<FileStore> {
  if (config.s3 === undefined) return openDiskStore(filesFolder(config), config);
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(config.s3, now);
}

function filesFolder({ data_dir }: Pick<Config, 'data_dir'>): string {
  return resolve(data_dir, 'files');
}
