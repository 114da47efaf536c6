import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { gatherWrites, isGathering } from './gather-writes.ts';
import { pg } from './pg.ts';
import { preparingClient } from './preparing-client.ts';

interface Line {
  client: pg.Client;
  connected: Promise<unknown>;
  shared: PostgresPoolClient;
  /** The number of statements in flight. */
  users: number;
  isConnected: boolean;
}

/** With three, both ends always have something to do; more would only take connections from the database. */
const LINES = 3;
/** Connections stay open through quiet hours, in which a firewall may forget one that is silent. */
const SIGN_OF_LIFE_MS = 10_000;

/**
 * A few connections that many callers use at the same time: each statement is sent at once, behind those of others,
 * so neither side waits for the other between two of them. Statements that belong together may not run here, because
 * others come in between. A connection that stays silent for `query_timeout` is given up, together with everyone who
 * waits on it.
 */
export function pipelinedPool(settings: pg.ClientConfig): PostgresPool {
  const lines: (Line | null)[] = new Array<null>(LINES).fill(null);
  let isOver = false;

  function open(place: number): Line {
    const client = new pg.Client({
      ...settings,
      pipeline: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: SIGN_OF_LIFE_MS,
    });
    const line: Line = {
      client,
      connected: client.connect(),
      shared: preparingClient(client, () => {
        line.users -= 1;
      }),
      users: 0,
      isConnected: false,
    };
    // Its callers learn of the failure from their statements; the next caller gets a new connection.
    const leave = () => {
      if (lines[place] === line) lines[place] = null;
    };
    client.on('error', leave);
    client.on('end', leave);
    line.connected.then(() => {
      line.isConnected = true;
    }, leave);
    lines[place] = line;
    return line;
  }

  /** The connection that gathers, or the one with the fewest statements; a new one only if all are in use. */
  function find(): Line {
    const opened = lines.filter((line) => line !== null);
    const gathering = opened.find(({ client }) => isGathering(client));
    if (gathering !== undefined) return gathering;
    const [least] = opened.sort((one, other) => one.users - other.users);
    const free = lines.indexOf(null);
    if (least !== undefined && (least.users === 0 || free === -1)) return least;
    return open(free);
  }

  return {
    options: settings as PostgresPool['options'],
    connect: async () => {
      if (isOver) throw new Error('The database is closed.');
      const line = find();
      if (line.isConnected) gatherWrites(line.client);
      line.users += 1;
      try {
        await line.connected;
      } catch (cause) {
        line.users -= 1;
        throw cause;
      }
      return line.shared;
    },
    end: async () => {
      isOver = true;
      await Promise.all(lines.map((line) => line?.client.end()));
    },
  };
}
