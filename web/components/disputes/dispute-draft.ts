import { createTabStores } from '#web/session/tab-store.ts';

/** The text of each form in a dispute. It survives a reload until it is sent. */
export const disputeDraftOf = createTabStores<string>({
  key: 'dispute-words',
  version: 1,
  empty: '',
  read: (kept) => (typeof kept === 'string' ? kept : null),
});
