import type { ServerResponse } from 'node:http';

/** Signals close together are sent as one, because pages always ask for everything that is new. */
const TOGETHER_MS = 50;

interface Stream {
  raw: ServerResponse;
  pending: NodeJS.Timeout | null;
}

/** The open streams of this process, by account. */
export class Streams {
  #byUser = new Map<string, Set<Stream>>();

  countOf(userId: string): number {
    return this.#byUser.get(userId)?.size ?? 0;
  }

  /** The stream stays until either side closes the connection. */
  add(userId: string, raw: ServerResponse): void {
    const stream: Stream = { raw, pending: null };
    const own = this.#byUser.get(userId) ?? new Set();
    this.#byUser.set(userId, own.add(stream));
    raw.once('close', () => {
      if (stream.pending) clearTimeout(stream.pending);
      own.delete(stream);
      if (own.size === 0 && this.#byUser.get(userId) === own) this.#byUser.delete(userId);
    });
  }

  ring(userIds: readonly string[]): void {
    for (const userId of userIds) for (const stream of this.#byUser.get(userId) ?? []) ring(stream);
  }

  ringAll(): void {
    this.ring([...this.#byUser.keys()]);
  }

  endAll(): void {
    for (const own of this.#byUser.values()) for (const { raw } of own) raw.end();
  }
}

function ring(stream: Stream): void {
  stream.pending ??= setTimeout(() => {
    stream.pending = null;
    // A slow connection skips this one and gets the next.
    if (!stream.raw.writableEnded && !stream.raw.writableNeedDrain)
      stream.raw.write('event: news\ndata:\n\n');
  }, TOGETHER_MS);
}
