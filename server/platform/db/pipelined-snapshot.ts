import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database, Tx } from './database.ts';
import { gatherWrites } from './gather-writes.ts';
import { preparingClient } from './preparing-client.ts';
import type { Tables } from './tables.gen.ts';

/**
 * A read-only transaction whose statements follow each other without waiting, so that those asked at once leave in one
 * write, the first ones together with its beginning. Transactions of the library send one after the other.
 */
export function pipelinedSnapshots(open: () => Promise<pg.PoolClient>) {
  return async <T>(read: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await open();
    const shared = preparingClient(client, () => undefined);
    let isOver = false;
    const pool = {
      options: {},
      connect: async () => {
        if (isOver) throw new Error('The snapshot is over.');
        gatherWrites(client);
        return shared;
      },
      end: async () => undefined,
    };
    const tx: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const say = async (words: string) => (await pool.connect()).query(words, []);
    try {
      const [, answer] = await Promise.all([
        say('start transaction isolation level repeatable read read only'),
        read(tx as Tx),
      ]);
      await say('commit');
      client.release();
      return answer;
    } catch (cause) {
      await say('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
      throw cause;
    } finally {
      isOver = true;
    }
  };
}
