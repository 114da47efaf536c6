import type { MediaFile, SignedFile } from '#contract/media.ts';
import type { FileStore } from '../../files/file-store.ts';
import { copyKey, fileKey, posterKey } from './media-keys.ts';

/** The addresses of one file and all that was made of it. Whether they may be given out is the caller's affair. */
export async function signFile(
  files: FileStore,
  file: Pick<MediaFile, 'bucket_name' | 'file_path' | 'widths' | 'has_poster'>,
  expiresAt: Date,
): Promise<SignedFile> {
  const [url, poster_url, copies] = await Promise.all([
    files.address(fileKey(file), expiresAt),
    file.has_poster ? files.address(posterKey(file), expiresAt) : null,
    Promise.all(
      file.widths.map(async (width) => ({
        width,
        url: await files.address(copyKey(file, width), expiresAt),
      })),
    ),
  ]);
  return { file_path: file.file_path, url, poster_url, copies, expires_at: expiresAt.toISOString() };
}
