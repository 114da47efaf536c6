import { type AddressInfo, connect, createServer, Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { toProblem } from '#server/platform/http/problems.ts';
import { testContext } from '#test/support/test-context.ts';
import { createServerDatabase } from '#test/support/test-database.ts';
import { until } from '#test/support/until.ts';
import { compileOnce } from './compiled-query.ts';
import { pipelined } from './pipeline.ts';
import { pipelinedPool } from './pipelined-pool.ts';
import type { Tables } from './tables.gen.ts';
import { inTransaction } from './transaction.ts';

const { db } = await testContext();

const readPlace = compileOnce(
  (_, { place }: { place: number }) => sql<{ place: number }>`select ${place}::int as place`,
);
const readVisible = compileOnce(
  (_, { id }: { id: string }) => sql<{ id: string }>`select id from cities where id = ${id}`,
);

interface Writes {
  _writev(parts: Buffer[]): void;
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('a query in the quick lane', () => {
  it('gives each caller its own answer, however many ask at once', async () => {
    const answers = await Promise.all(upTo(200).map((place) => readPlace(db, { place })));
    expect(answers.flat().map(({ place }) => place)).toEqual(upTo(200));
  });

  it('stays in the transaction it is asked in', async () => {
    const id = '01900000-0000-7000-8000-0000000000aa';
    const isUndone = new Error('undone');
    const work = inTransaction(db, async (tx) => {
      expect(pipelined(tx)).toBe(tx);
      await sql`insert into cities select (jsonb_populate_record(c, jsonb_build_object('id', ${id}::text, 'slug', 'nowhere', 'name', 'Nowhere'))).*
        from cities c limit 1`.execute(tx);
      expect(await readVisible(tx, { id })).toEqual([{ id }]);
      throw isUndone;
    });
    await expect(work).rejects.toBe(isUndone);
  });

  if (process.env.TEST_DB === 'pg') {
    it('leaves in one write with what else is asked in the same turn', async () => {
      await readPlace(db, { place: 0 });
      const write = vi.spyOn(Socket.prototype as unknown as Writes, '_writev');
      const places = upTo(4).map((at) => 7_350_001 + at);
      const answers = await Promise.all(places.map((place) => readPlace(db, { place })));
      expect(answers.flat().map(({ place }) => place)).toEqual(places);
      // Jobs of the same process may write to connections of their own meanwhile.
      const ours = write.mock.calls.filter(([parts]) => parts.some((part) => part.includes('735000')));
      expect(ours).toHaveLength(1);
      write.mockRestore();
    });

    it('fails alone, and the queries behind it are answered', async () => {
      const lane = pipelined(db);
      const answers = await Promise.allSettled(
        upTo(12).map((place) => sql<{ part: number }>`select 12 / ${place % 4}::int as part`.execute(lane)),
      );
      expect(answers.map(({ status }) => status === 'fulfilled')).toEqual(
        upTo(12).map((place) => place % 4 !== 0),
      );
    });

    it('reports the database as unavailable when its connection breaks, and uses another one after that', async () => {
      const lane = pipelined(db);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(lane);
      const asked = Promise.allSettled([
        sql`select pg_sleep(5)`.execute(lane),
        ...upTo(6).map((place) => readPlace(db, { place })),
      ]);
      await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}::int)`.execute(db);
      const failures = (await asked).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(failures.length).toBeGreaterThan(0);
      expect(new Set(failures.map((failure) => toProblem(failure).code))).toEqual(new Set(['unavailable']));
      const answers = await Promise.all(upTo(20).map((place) => readPlace(db, { place })));
      expect(answers.flat()).toHaveLength(20);
    });

    it('gives up a connection that went silent, and uses another one', async () => {
      const way = await openWay(await createServerDatabase());
      const pool = pipelinedPool({ connectionString: way.url, query_timeout: 2_000 });
      const lane = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
      const ask = async () => (await sql<{ one: number }>`select 1 as one`.execute(lane)).rows;
      expect(await ask()).toEqual([{ one: 1 }]);
      way.fallSilent();
      const first = ask().catch(toProblem);
      await setImmediate();
      const answers = await Promise.all([first, ask().catch(toProblem)]);
      // The second was asked a turn later and came over a connection of its own, for the first was taken.
      expect(answers).toMatchObject([{ code: 'unavailable' }, [{ one: 1 }]]);
      await until(async () => (await ask().catch(() => [])).length === 1);
      await lane.destroy();
      way.close();
    });
  }
});

/** A way to the server on which those who are connected may stop hearing anything, as when something between forgets them. */
async function openWay(address: string) {
  const { hostname, port } = new URL(address);
  const host = decodeURIComponent(hostname);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.5432`) : connect(Number(port || 5432), host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => void (sockets.has(one) && other.write(bytes)));
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((open) => void server.listen(0, '127.0.0.1', open));
  const own = { hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) };
  const url = Object.assign(new URL(address), own).href;
  return { url, fallSilent: () => sockets.clear(), close: () => server.close() };
}
