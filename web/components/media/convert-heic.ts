import { HEIC_QUALITY } from '#domain/base/media.ts';
import { HEIC_FAILED, UploadFailure } from './upload-failure.ts';

/**
 * Browsers can't show HEIC pictures from iPhones, so they are converted to JPEG before the upload. The decoder is three
 * megabytes.
 */
export async function convertHeic(file: File): Promise<File> {
  try {
    const { heicTo } = await import('heic-to/csp');
    const jpeg = await heicTo({ blob: file, type: 'image/jpeg', quality: HEIC_QUALITY });
    const name = file.name.replace(/\.hei[cf]$/i, '.jpg');
    return new File([jpeg], name, { type: 'image/jpeg', lastModified: file.lastModified });
  } catch (cause) {
    throw new UploadFailure(HEIC_FAILED, { cause, isFinal: true });
  }
}
