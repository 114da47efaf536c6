import type { FileStore } from '../../files/file-store.ts';
import { uploadKey } from '../media/media-keys.ts';

/** What the protocol keeps beside the bytes: notes on disk, notes and an unfinished part on S3. */
const BESIDE = ['', '.json', '.info', '.part'];

/** The bytes as they arrived are of no use once they were looked into. */
export async function dropUpload(files: FileStore, id: string): Promise<void> {
  await files.remove(BESIDE.map((ending) => uploadKey(id) + ending));
}
