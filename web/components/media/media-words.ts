import type { MediaFile } from '#contract/base/media.ts';
import type { UploadView } from './upload-view.ts';

const MB = 1_000_000;

/** "Photo", or "Video, 0:31" if the length is known. */
export function kindWords({ content_type, duration_seconds }: MediaFile): string {
  if (content_type === 'application/pdf') return 'PDF';
  if (!content_type.startsWith('video/')) return 'Photo';
  return duration_seconds === null ? 'Video' : `Video, ${clockWords(duration_seconds)}`;
}

/** "Video, 42 of 68 MB" while it is sent, "Video, 112 MB" otherwise. */
export function uploadWords({ kind, sent_bytes, byte_size, state }: UploadView): string {
  const name = kind === 'document' ? 'PDF' : kind === 'video' ? 'Video' : 'Photo';
  if ((state !== 'sending' && state !== 'paused') || byte_size < MB)
    return `${name}, ${sizeWords(byte_size)}`;
  const sent = byte_size < 10 * MB ? (sent_bytes / MB).toFixed(1) : Math.floor(sent_bytes / MB);
  return `${name}, ${sent} of ${sizeWords(byte_size)}`;
}

/** "640 KB", "1.5 MB", "68 MB", "1.4 GB", or that there is nothing in it. */
export function sizeWords(bytes: number): string {
  if (bytes >= 1000 * MB) return `${(bytes / (1000 * MB)).toFixed(1)} GB`;
  if (bytes >= MB && bytes < 9.95 * MB) return `${(bytes / MB).toFixed(1)} MB`;
  if (bytes >= MB) return `${Math.round(bytes / MB)} MB`;
  return bytes === 0 ? 'empty' : `${Math.max(1, Math.round(bytes / 1000))} KB`;
}

function clockWords(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
