import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openScratch } from './support/scratch-database.ts';
import { PEERS, type Started, start, startOurs } from './support/start-program.ts';

/**
 * How long a second start takes until /readyz answers, and the memory of one process that has been idle for a while,
 * beside programs with less in them. The first start, which fills the database, is timed too, with packages and pages
 * there. `bin/bench start 120` waits 120 seconds instead of 60.
 */
const IDLE_SECONDS = Number(process.argv[2] ?? 60);
const REACH = { second_s: 2, embedded_mb: 350, postgres_mb: 200 };

const folder = await mkdtemp(join(tmpdir(), 'bizmeet-start-'));
const scratch = await openScratch('bizmeet_bench_start');
try {
  for (const [name, program] of Object.entries(PEERS)) {
    const peer = await start(program, { DATABASE_URL: scratch.url, DATA_DIR: join(folder, 'bare') });
    print(name, `${await idleMegabytes(peer, 5)} MB`);
  }
  await measure('embedded', { DATA_DIR: join(folder, 'embedded') }, REACH.embedded_mb);
  const postgres = { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: scratch.url };
  await measure('PostgreSQL', postgres, REACH.postgres_mb);
} finally {
  await scratch.drop();
  await rm(folder, { recursive: true });
}

async function measure(name: string, env: Record<string, string>, reach_mb: number): Promise<void> {
  const first = await startOurs(env);
  await first.stop();
  const second = await startOurs(env);
  const mb = await idleMegabytes(second, IDLE_SECONDS);
  print(`first start, ${name}`, `${first.seconds.toFixed(2)} s`);
  print(`second start, ${name}`, `${second.seconds.toFixed(2)} s (reach ${REACH.second_s})`);
  print(`idle, ${name}`, `${mb} MB (reach ${reach_mb})`);
  if (second.seconds > REACH.second_s || mb > reach_mb) process.exitCode = 1;
}

async function idleMegabytes(program: Started, seconds: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const mb = await program.megabytes();
  await program.stop();
  return Math.round(mb);
}

function print(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(30)} ${figure}\n`);
}
