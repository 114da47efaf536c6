import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { until } from '#test/support/until.ts';
import { pg } from './pg.ts';

const connectionString = process.env.TEST_DATABASE_URL ?? '';
const client = new pg.Client({ connectionString });
await client.connect();
const others = `bizmeet_test_${Date.now()}99999999_1`;
afterAll(async () => {
  await client.query(`drop database if exists ${others} with (force)`);
  await client.end();
});

const exists = async (name: string) =>
  (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1;

it('drops the databases of a test run that was killed, and those of no other', async () => {
  const program = `
    import { watchRun } from ${JSON.stringify(resolve('test/runner/watch-run.ts'))};
    const watch = watchRun({ patience_ms: 500 });
    watch.names(${JSON.stringify(connectionString)});
    console.log(process.env.TEST_RUN);
    setInterval(() => {}, 1000);
  `;
  const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(run.stdout.setEncoding('utf8'), 'data');
  const [mine, journeys] = [
    `bizmeet_test_${String(line).trim()}_1`,
    `bizmeet_journeys_${String(line).trim()}`,
  ];
  for (const name of [mine, journeys, others]) await client.query(`create database ${name}`);
  const user = new pg.Client({ connectionString: connectionString.replace(/[^/]*$/, mine) });
  await user.connect();
  user.on('error', () => undefined);
  run.kill('SIGKILL');
  await until(async () => !(await exists(mine)) && !(await exists(journeys)));
  expect(await exists(others)).toBe(true);
});
