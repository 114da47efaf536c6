import { Socket } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { testContext } from '#test/support/test-context.ts';
import type { Tx } from './database.ts';
import { inSnapshot } from './snapshot.ts';

const { db } = await testContext();

interface Writes {
  _writev(parts: Buffer[]): void;
}

const ask = (place: number, tx: Tx) => sql`select ${place}::int as place`.execute(tx);

describe('a snapshot', () => {
  it('leaves nothing of a failure to whoever has its connection next', async () => {
    const failures = await Promise.allSettled(
      Array.from({ length: 30 }, () =>
        inSnapshot(db, (tx) => Promise.all([ask(1, tx), sql`select 1 / 0`.execute(tx), ask(2, tx)])),
      ),
    );
    expect(failures.map((one) => one.status === 'rejected' && String(one.reason))).toEqual(
      Array.from({ length: 30 }, () => 'error: division by zero'),
    );
    const { rows } = await sql<{
      mode: string;
    }>`select current_setting('transaction_read_only') as mode`.execute(db);
    expect(rows).toEqual([{ mode: 'off' }]);
  });

  if (process.env.TEST_DB === 'pg') {
    it('sends its beginning and what is asked at once in one write', async () => {
      await inSnapshot(db, (tx) => ask(0, tx));
      const write = vi.spyOn(Socket.prototype as unknown as Writes, '_writev');
      await inSnapshot(db, (tx) => Promise.all([ask(7_370_001, tx), ask(7_370_002, tx)]));
      const ours = write.mock.calls.filter(([parts]) => parts.some((part) => part.includes('737000')));
      write.mockRestore();
      expect(ours).toHaveLength(1);
      expect(ours[0]?.[0].some((part) => part.includes('repeatable read'))).toBe(true);
    });

    it('answers nothing once it is over', async () => {
      const late: (() => Promise<unknown>)[] = [];
      await inSnapshot(db, async (tx) => void late.push(() => ask(1, tx)));
      await expect(late[0]?.()).rejects.toThrow('The snapshot is over.');
    });
  }
});
