/** The largest file read into memory for the share sheet; larger ones are downloaded. */
const MOST_SHARED_BYTES = 150_000_000;

export interface Wanted {
  href: string;
  name: string;
  type: string;
}

/** Whether the browser is one of a phone whose share sheet takes such a file: there, that is how a film gets to the photos. */
export function canShareFile({ name, type }: Wanted): boolean {
  if (!window.matchMedia('(pointer: coarse)').matches) return false;
  return navigator.canShare?.({ files: [new File([], name, { type })] }) ?? false;
}

/** Reads the file; null if it is too large for that. Rejects with the problem document or the network error. */
export async function readFile({ href, name, type }: Wanted): Promise<File | null> {
  const response = await fetch(href);
  if (!response.ok) throw await response.json();
  if (Number(response.headers.get('content-length')) > MOST_SHARED_BYTES) {
    await response.body?.cancel();
    return null;
  }
  return new File([await response.blob()], name, { type });
}

/**
 * Opens the share sheet. `press_again`: reading took so long that the browser no longer counts the press.
 * `refused`: the sheet can't take it.
 */
export async function shareFile(file: File): Promise<'done' | 'press_again' | 'refused'> {
  try {
    await navigator.share({ files: [file] });
    return 'done';
  } catch (cause) {
    const { name } = cause as DOMException;
    if (name === 'AbortError') return 'done';
    return name === 'NotAllowedError' ? 'press_again' : 'refused';
  }
}
