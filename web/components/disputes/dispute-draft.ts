import { createTabStores } from '#web/session/tab-store.ts';

/** What somebody writes in a dispute, one for each form of it. It lasts over a reload, until it is sent. */
export const disputeDraftOf = createTabStores<string>({
  key: 'dispute-words',
  version: 1,
  empty: '',
  read: (kept) => (typeof kept === 'string' ? kept : null),
});
