import type { MouseEvent } from 'react';

const WAIT_AT_MOST_MS = 5_000;

/** Follows a link after the page has saved itself. A hanging connection doesn't block leaving. */
export async function leaveSaved(
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>,
  draft: { flush(): Promise<void> },
  leave: () => Promise<void>,
): Promise<void> {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return void draft.flush();
  event.preventDefault();
  await Promise.race([draft.flush(), new Promise((resolve) => setTimeout(resolve, WAIT_AT_MOST_MS))]);
  await leave();
}
