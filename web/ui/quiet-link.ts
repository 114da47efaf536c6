/** A low-key action: a button that looks like a link. */
export const quietLink = 'text-link mt-1 py-1 text-md font-medium text-ink-2 touch:min-h-11 touch:py-2.5';
