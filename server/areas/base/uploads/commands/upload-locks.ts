import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lock, Locker } from '@tus/server';
import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';

/** The locks of a dead process expire after this. */
const LEASE_SECONDS = 20;
const RENEW_MS = 6_000;
const GIVE_UP_MS = 10_000;
const LOOK_AGAIN_MS = 100;
const GONE = { status_code: 404, body: 'This upload no longer exists. Start again.' };
const BUSY = { status_code: 423, body: 'This file is still uploading on another connection.' };

type Release = () => Promise<void> | void;

/**
 * Only one request writes to an upload at a time. A later one asks the earlier one to release it, because that is
 * usually a lost connection of the same person. Between processes a lease in the row is the lock.
 */
export function uploadLocks(db: Database): Locker {
  const here = new Map<string, Release>();
  return { newLock: (key) => new UploadLock(db, here, key) };
}

class UploadLock implements Lock {
  readonly #db: Database;
  readonly #here: Map<string, Release>;
  readonly #id: string;
  readonly #holder = randomUUID();
  #renewal: NodeJS.Timeout | undefined;

  constructor(db: Database, here: Map<string, Release>, key: string) {
    this.#db = db;
    this.#here = here;
    this.#id = key.slice(key.lastIndexOf('/') + 1);
  }

  async lock(signal: AbortSignal, release: Release): Promise<void> {
    for (const giveUpAt = Date.now() + GIVE_UP_MS; !(await this.#take(release)); await sleep(LOOK_AGAIN_MS)) {
      if (signal.aborted || Date.now() > giveUpAt) throw BUSY;
      if (!(await this.#isThere())) throw GONE;
      await this.#here.get(this.#id)?.();
    }
    this.#renewal = setInterval(() => void this.#lease().catch(() => false), RENEW_MS);
  }

  async unlock(): Promise<void> {
    clearInterval(this.#renewal);
    this.#here.delete(this.#id);
    await this.#db
      .updateTable('uploads')
      .set({ locked_by: null })
      .where('id', '=', this.#id)
      .where('locked_by', '=', this.#holder)
      .execute();
  }

  async #take(release: Release): Promise<boolean> {
    if (this.#here.has(this.#id)) return false;
    this.#here.set(this.#id, release);
    if (await this.#lease().catch(() => false)) return true;
    this.#here.delete(this.#id);
    return false;
  }

  /** The upload may have been canceled while a request waited for it. */
  async #isThere(): Promise<boolean> {
    const row = await this.#db
      .selectFrom('uploads')
      .select('id')
      .where('id', '=', this.#id)
      .executeTakeFirst();
    return row !== undefined;
  }

  async #lease(): Promise<boolean> {
    const { rows } = await sql`
      update uploads set locked_by = ${this.#holder}, locked_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = ${this.#id} and (locked_by is null or locked_by = ${this.#holder} or locked_until < now())
      returning id`.execute(this.#db);
    return rows.length === 1;
  }
}
