import { Socket } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { toProblem } from '#server/platform/http/problems.ts';
import { testContext } from '#test/support/test-context.ts';
import { asOneRequest } from './request-lines.ts';
import { inTransaction } from './transaction.ts';

const { db } = await testContext();

interface Writes {
  _writev(parts: Buffer[]): void;
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
const ask = async (place: number, of = db) =>
  (
    await sql<{ place: number; pid: number }>`select ${place}::int as place, pg_backend_pid() as pid`.execute(
      of,
    )
  ).rows[0];

it('answers each statement of many requests for itself', async () => {
  const answers = await Promise.all(
    upTo(40).map((request) => asOneRequest(() => Promise.all(upTo(5).map((at) => ask(request * 10 + at))))),
  );
  expect(answers.map((own) => own.map((one) => one?.place))).toEqual(
    upTo(40).map((request) => upTo(5).map((at) => request * 10 + at)),
  );
});

if (process.env.TEST_DB === 'pg') {
  describe('the statements that a request asks at once', () => {
    const pidsOf = (answers: Awaited<ReturnType<typeof ask>>[]) => new Set(answers.map((one) => one?.pid));

    it('share a connection and leave in one write, and those of a question within it too', async () => {
      await asOneRequest(() => ask(0));
      const write = vi.spyOn(Socket.prototype as unknown as Writes, '_writev');
      const answers = await asOneRequest(() =>
        Promise.all([ask(7_360_001), ask(7_360_002), asOneRequest(() => ask(7_360_003))]),
      );
      // Jobs of the same process may write to connections of their own meanwhile.
      const ours = write.mock.calls.filter(([parts]) => parts.some((part) => part.includes('736000')));
      write.mockRestore();
      expect(ours).toHaveLength(1);
      expect(pidsOf(answers).size).toBe(1);
    });

    it('have connections of their own when no request asks, and other requests too', async () => {
      const alone = await Promise.all([ask(1), ask(2)]);
      expect(pidsOf(alone).size).toBe(2);
      const requests = await Promise.all([asOneRequest(() => ask(1)), asOneRequest(() => ask(2))]);
      expect(pidsOf(requests).size).toBe(2);
    });

    it('never come into a transaction of the request', async () => {
      const isUndone = new Error('undone');
      const seen: unknown[] = [];
      const work = asOneRequest(() =>
        inTransaction(db, async (tx) => {
          await sql`update users set email_verified = email_verified`.execute(tx);
          const [inside, outside] = await Promise.all([ask(1, tx), ask(2), ask(3)]);
          seen.push(inside?.pid === outside?.pid);
          const { rows } = await sql<{
            held: string | null;
          }>`select pg_current_xact_id_if_assigned()::text as held`.execute(db);
          seen.push(rows[0]?.held);
          throw isUndone;
        }),
      );
      await expect(work).rejects.toBe(isUndone);
      expect(seen).toEqual([false, null]);
    });

    it('fail alone', async () => {
      const answers = await asOneRequest(() =>
        Promise.allSettled(
          upTo(8).map((place) => sql<{ part: number }>`select 12 / ${place % 4}::int as part`.execute(db)),
        ),
      );
      expect(answers.map(({ status }) => status === 'fulfilled')).toEqual(
        upTo(8).map((place) => place % 4 !== 0),
      );
    });

    it('are reported as unavailable when their connection breaks, and the next ones get another', async () => {
      await asOneRequest(async () => {
        const answers = await Promise.allSettled([
          sql`select pg_terminate_backend(pg_backend_pid())`.execute(db),
          ask(1),
          ask(2),
        ]);
        const failures = answers.flatMap((one) =>
          one.status === 'rejected' ? [toProblem(one.reason).code] : [],
        );
        expect(new Set(failures)).toEqual(new Set(['unavailable']));
        expect((await ask(3))?.place).toBe(3);
      });
    });
  });
}
