/** Ends an upload; the message is shown to the user. */
export class UploadFailure extends Error {
  /** The file itself was refused, so sending it again changes nothing. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false, ...options }: ErrorOptions & { isFinal?: boolean } = {}) {
    super(message, options);
    this.isFinal = isFinal;
  }
}

export const HEIC_FAILED = 'Failed to convert HEIC image. Please use JPG or PNG.';
export const NOT_RECORDED = 'Upload failed: the file arrived but could not be recorded. Please try again.';
const OFFLINE = 'you lost your connection. Check it and try again.';
const DATABASE = 'Database error: ';
const UPLOAD = 'Upload failed: ';

/** The message of a refused upload: from a problem document or from the store. */
export function readRefusal(status: number, body: string): string {
  if (body.startsWith(DATABASE)) return body.trim();
  const detail = readDetail(body);
  if (status === 0 || detail === null) return UPLOAD + (status === 0 ? OFFLINE : 'try again in a moment.');
  return UPLOAD + detail;
}

/** For a tile whose title already says that the upload failed. */
export function withoutTitle(failure: string): string {
  if (!failure.startsWith(UPLOAD)) return failure;
  const rest = failure.slice(UPLOAD.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function readDetail(body: string): string | null {
  try {
    const { detail } = JSON.parse(body) as { detail?: unknown };
    return typeof detail === 'string' ? detail : null;
  } catch {
    return null;
  }
}
