import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { gatherWrites } from './gather-writes.ts';
import { preparingClient } from './preparing-client.ts';

/** A request that asks the database, outside of transactions. */
interface Asker {
  /** Null while none of its statements is under way. */
  line: Promise<Line> | null;
  /** The number of statements under way. */
  statements: number;
}

/** A connection of the pool while one request has it. */
interface Line {
  client: pg.PoolClient;
  shared: PostgresPoolClient;
  asker: Asker | null;
}

const askers = new AsyncLocalStorage<Asker>();

/**
 * Runs the work of one request: the statements that it asks at once share a connection and leave in one write. Work within
 * this work, such as the questions of a page, belongs to the same request.
 */
export function asOneRequest<T>(work: () => T): T {
  return askers.getStore() === undefined ? askers.run({ line: null, statements: 0 }, work) : work();
}

/**
 * The pool as requests see it. A request takes a connection when it asks something, sends what else it asks behind
 * that, and returns it with the last answer. So it waits for its own statements only, and however much a page asks at once,
 * it leaves the other connections to others. Work outside of requests has a connection for each statement.
 */
export function requestLines(open: () => Promise<pg.PoolClient>, single: PostgresPool): PostgresPool {
  const lines = new WeakMap<pg.PoolClient, Line>();

  async function openFor(asker: Asker): Promise<Line> {
    const client = await open();
    const line = lines.get(client) ?? newLine(client);
    lines.set(client, line);
    line.asker = asker;
    return line;
  }

  async function join(asker: Asker): Promise<PostgresPoolClient> {
    asker.statements += 1;
    asker.line ??= openFor(asker);
    try {
      const { client, shared } = await asker.line;
      gatherWrites(client);
      return shared;
    } catch (cause) {
      leave(asker);
      throw cause;
    }
  }

  return {
    options: single.options,
    connect: () => {
      const asker = askers.getStore();
      return asker === undefined ? single.connect() : join(asker);
    },
    end: () => single.end(),
  };
}

function newLine(client: pg.PoolClient): Line {
  const line: Line = {
    client,
    asker: null,
    shared: preparingClient(client, (error?: boolean) => {
      const { asker } = line;
      if (asker === null || !leave(asker)) return;
      line.asker = null;
      client.release(error);
    }),
  };
  return line;
}

/** Whether this was the last statement under way. */
function leave(asker: Asker): boolean {
  asker.statements -= 1;
  if (asker.statements > 0) return false;
  asker.line = null;
  return true;
}
