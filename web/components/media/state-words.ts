import { withoutTitle } from './upload-failure.ts';
import type { UploadView } from './upload-view.ts';

/** The state of an upload: "Uploading, 42%", or why it failed. */
export function stateWords({ state, sent_bytes, byte_size, failure }: UploadView): string {
  if (state === 'failed') return withoutTitle(failure ?? '');
  if (state === 'preparing') return 'Getting ready';
  if (state === 'checking') return 'Checking';
  const percent = byte_size > 0 ? Math.floor(Math.min(1, sent_bytes / byte_size) * 100) : 0;
  return state === 'paused' ? `Paused at ${percent}%` : `Uploading, ${percent}%`;
}
