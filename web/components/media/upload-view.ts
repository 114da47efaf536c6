/** What a tile shows of a file on its way. */
export interface UploadView {
  id: string;
  name: string;
  kind: 'picture' | 'video' | 'paper';
  sent_bytes: number;
  byte_size: number;
  /** `paused` by hand, or because the connection is gone; it goes on where it was. */
  state: 'preparing' | 'sending' | 'paused' | 'checking' | 'failed';
  /** Says what went wrong and what to do; only where it failed. */
  failure: string | null;
  /** A picture of it from the browser's own memory. */
  preview: string | null;
}
