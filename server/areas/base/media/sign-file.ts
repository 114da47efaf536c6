import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { copyKey, fileKey, posterKey } from './media-keys.ts';

/** Signed URLs of one file, its copies and its poster. The caller checks who may have them. */
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
