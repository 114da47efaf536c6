import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/**
 * What could be had at best in one process: the same prepared statements and the rows of the last of them as JSON, with
 * nobody asked who they are, nothing checked and nothing laid out.
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
