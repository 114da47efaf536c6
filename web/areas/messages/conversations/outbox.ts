import type { WorkFile } from '#contract/work/deliverables.ts';
import { createTabStores, isRecord } from '#web/session/tab-store.ts';

/** A message that the server hasn't accepted yet. */
export interface Outgoing {
  /** Stays the same on every retry, so that the message is stored once. */
  id: string;
  body: string;
  files: readonly WorkFile[];
  created_at: string;
  state: 'sending' | 'failed';
  problem: string | null;
}

const NO_MESSAGES: readonly Outgoing[] = [];

/** The draft of each conversation. */
export const draftOf = createTabStores<string>({
  key: 'message-draft',
  version: 1,
  empty: '',
  read: (kept) => (typeof kept === 'string' ? kept : null),
});

/** Messages being sent, or failed. A reload interrupts sending; a retry sends the same message. */
export const outboxOf = createTabStores<readonly Outgoing[]>({
  key: 'message-outbox',
  version: 1,
  empty: NO_MESSAGES,
  read: (kept) => (Array.isArray(kept) ? kept.flatMap((one) => readOutgoing(one) ?? []) : null),
});

export function putOutgoing(conversationId: string, outgoing: Outgoing): void {
  const store = outboxOf(conversationId);
  const others = store.get();
  const isKnown = others.some(({ id }) => id === outgoing.id);
  store.set(isKnown ? others.map((one) => (one.id === outgoing.id ? outgoing : one)) : [...others, outgoing]);
}

export function dropOutgoing(conversationId: string, id: string): void {
  const store = outboxOf(conversationId);
  const left = store.get().filter((one) => one.id !== id);
  if (left.length === 0) store.forget();
  else store.set(left);
}

function readOutgoing(kept: unknown): Outgoing | null {
  if (!isRecord(kept)) return null;
  const { id, body, files, created_at } = kept;
  if (typeof id !== 'string' || typeof body !== 'string' || typeof created_at !== 'string') return null;
  return {
    id,
    body,
    files: Array.isArray(files) ? (files as WorkFile[]) : [],
    created_at,
    state: 'failed',
    problem: 'You left the page before it was sent.',
  };
}
