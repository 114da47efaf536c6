import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { pg } from '#server/platform/db/pg.ts';

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/**
 * The upper limit for one process: the same prepared statements and the rows of the last of them as JSON, without
 * authentication, checks or formatting.
 */
export async function serveBarely(url: string, statements: readonly Statement[], clients: number) {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  const app = Fastify();
  app.get('/', async () => {
    const client = await pool.connect();
    try {
      let rows: unknown[] = [];
      for (const { name, text, values } of statements) {
        rows = (await client.query({ name, text, values })).rows;
      }
      return rows;
    } finally {
      client.release();
    }
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`,
    stop: async () => {
      await app.close();
      await pool.end();
    },
  };
}
