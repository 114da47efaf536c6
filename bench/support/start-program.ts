import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';

/** Bare programs to compare with: Node by itself, and with the parts ours is built on. */
export const PEERS = {
  'bare Node': `
    import { createServer } from 'node:http';
    createServer((_request, answer) => answer.end()).listen(Number(process.env.PORT));`,
  'bare Fastify and pg': `
    import Fastify from 'fastify';
    import pg from 'pg';
    const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
    const app = Fastify();
    app.get('/readyz', async () => (await pool.query('select 1')).rows);
    await app.listen({ port: Number(process.env.PORT) });`,
  'bare PGlite': `
    import { createServer } from 'node:http';
    import { PGlite } from '@electric-sql/pglite';
    const db = await PGlite.create(process.env.DATA_DIR);
    await db.query('select 1');
    createServer((_request, answer) => answer.end()).listen(Number(process.env.PORT));`,
};

export interface Started {
  seconds: number;
  /** Resident memory, as the system counts it, in units of 1,024 kB. */
  megabytes(): Promise<number>;
  stop(): Promise<void>;
}

export const startOurs = (env: Record<string, string>) => run('bin/start', [], env);

export const start = (program: string, env: Record<string, string>) =>
  run(process.execPath, ['--input-type=module', '-e', program], env);

/** Resolves as soon as /readyz answers. */
async function run(command: string, flags: string[], env: Record<string, string>): Promise<Started> {
  const port = String(await freePort());
  const began = performance.now();
  const child = spawn(command, flags, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, PORT: port, APP_URL: `http://localhost:${port}`, ...env },
  });
  const ended = once(child, 'exit');
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    seconds: (performance.now() - began) / 1000,
    megabytes: async () => {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.pid)]);
      return Number(stdout) / 1024;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const isReady = (port: string) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
