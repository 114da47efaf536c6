/** The state of an upload, for its tile. */
export interface UploadView {
  id: string;
  name: string;
  kind: 'picture' | 'video' | 'document';
  sent_bytes: number;
  byte_size: number;
  /** `paused` by the user or by a lost connection; it can be resumed. */
  state: 'preparing' | 'sending' | 'paused' | 'checking' | 'failed';
  /** The error and its fix; only if it failed. */
  failure: string | null;
  /** Sending the same file again may help. */
  canRetry: boolean;
  /** A local preview from the browser's memory. */
  preview: string | null;
}
