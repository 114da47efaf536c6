import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { pg } from './pg.ts';
import { preparingClient } from './preparing-client.ts';

interface Line {
  client: pg.Client;
  connected: Promise<unknown>;
  shared: PostgresPoolClient;
  /** How many are on it now. */
  users: number;
}

/** With three both ends have always something to do; more only take connections from the database. */
const LINES = 3;
/** They stay open through quiet hours, in which whatever stands between forgets a connection that says nothing. */
const SIGN_OF_LIFE_MS = 10_000;

/**
 * Few connections that many use at the same time: each statement is sent at once, behind those of others, so that neither side
 * waits for the other between two of them. Nothing that belongs together may run here, for anybody's statements come between.
 * One that stays silent for `query_timeout` is given up with all who wait on it.
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
    };
    // Callers using it learn from their statement; the next one gets a new connection.
    const leave = () => {
      if (lines[place] === line) lines[place] = null;
    };
    client.on('error', leave);
    client.on('end', leave);
    line.connected.catch(leave);
    lines[place] = line;
    return line;
  }

  /** The one with the fewest on it; a new one only where all there are have somebody. */
  function find(): Line {
    const opened = lines.filter((line) => line !== null);
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
