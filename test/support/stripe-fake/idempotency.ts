import { Refusal } from './refusal.ts';

export interface Reply {
  status: number;
  body: object;
}

/** The first answer to a key is the answer to it, a failure too; other words under it are refused. */
export class RememberedReplies {
  readonly #replies = new Map<string, { words: string; reply: Reply | null }>();

  answer(key: string | undefined, words: string, make: () => Reply): Reply {
    if (key === undefined) return make();
    const known = this.#replies.get(key);
    if (known && known.words !== words) throw new Refusal(400, 'idempotency_mismatch', 'idempotency_error');
    if (known?.reply) return known.reply;
    const reply = make();
    this.#replies.set(key, { words, reply });
    return reply;
  }

  /** As after a day. */
  forget(): void {
    this.#replies.clear();
  }
}
