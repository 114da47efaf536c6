import { Refusal } from './refusal.ts';

export interface Reply {
  status: number;
  body: object;
  /** The stored reply. */
  is_replayed?: boolean;
}

/** The first answer to a key is its answer from then on, even a failure; other parameters are refused. */
export class RememberedReplies {
  readonly #replies = new Map<string, { words: string | null; reply: Reply | null }>();

  answer(key: string | undefined, words: string, make: () => Reply): Reply {
    if (key === undefined) return make();
    const known = this.#replies.get(key);
    if (known && known.words !== null && known.words !== words)
      throw new Refusal(400, 'idempotency_mismatch', 'idempotency_error');
    if (known?.reply) return { ...known.reply, is_replayed: true };
    const reply = make();
    this.#replies.set(key, { words, reply });
    return reply;
  }

  /** Stores a reply under a key, returned from now on for every request with it. */
  replace(key: string, reply: Reply): void {
    this.#replies.set(key, { words: null, reply });
  }

  /** Forgets all keys, as after a day. */
  forget(): void {
    this.#replies.clear();
  }
}
