import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pg } from '#server/platform/db/pg.ts';
import { readStages } from '#test/container/dockerfile.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { until } from '#test/support/until.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

it('starts in production from exactly what the image copies, answers 200 at /readyz and stops on SIGTERM', async ({
  skip,
}) => {
  skip(!existsSync(join(ROOT, 'dist/.built')), 'Needs built pages: run bin/build first.');
  const folder = await temporaryFolder();
  const database = await newDatabase();
  copyImage(folder);
  const port = await freePort();
  const program = spawn(process.execPath, ['server/main.ts', '--role', 'all'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      APP_URL: 'https://bizmeet.example',
      APP_SECRET: 'of-this-test-alone-and-long-enough-for-it',
      ...(database ? { DATABASE_URL: database.url } : { ALLOW_EMBEDDED_DATABASE: '1' }),
      ALLOW_DEV_MAILBOX: '1',
      ALLOW_SANDBOX_PAYMENTS: '1',
      DRAIN_SECONDS: '0',
      // A busy machine must not refuse the first page.
      BUSY_AFTER_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = collect(program);
  try {
    await until(async () => {
      if (program.exitCode !== null) throw new Error(said());
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      return answer?.status === 200;
    });
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html lang="en"');
    // It listens for signals once everything has started.
    await until(async () => said().includes('Bizmeet is open'));
    program.kill('SIGTERM');
    const [code] = await once(program, 'exit');
    expect(code, said()).toBe(0);
  } finally {
    program.kill('SIGKILL');
    await database?.drop();
  }
});

/** An empty PostgreSQL database; null where tests have none, and the embedded one is used. */
async function newDatabase() {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) return null;
  const name = `container_${process.pid}`;
  const run = async (statement: string) => {
    const client = new pg.Client(server);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

/** Files of the checkout without tests, the built pages, and the packages the lock file doesn't mark as for development. */
function copyImage(folder: string): void {
  const isRuntime = (path: string) => !/\.test\.tsx?$/.test(path);
  for (const { from, paths } of readStages().at(-1)?.copies ?? []) {
    if (from === 'packages') linkPackages(folder);
    else if (from === 'pages') cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
    else
      for (const path of paths)
        cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: isRuntime });
  }
}

function linkPackages(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  for (const [path, { dev = false }] of Object.entries(packages as Record<string, { dev?: boolean }>)) {
    const isOwn = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path);
    if (dev || !isOwn || !existsSync(join(ROOT, path))) continue;
    mkdirSync(join(folder, path, '..'), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
}

function collect({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
