import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { until } from '#test/support/until.ts';

const runs: ChildProcess[] = [];
afterAll(() => {
  for (const run of runs) run.kill('SIGKILL');
});

/** As Playwright does: a web server and a browser in process groups of their own, by way of a program between. */
const SUITE = `
  const { spawn } = require('node:child_process');
  const stubborn = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)';
  const server = spawn(process.execPath, ['-e', stubborn], { detached: true, stdio: 'ignore' });
  console.log(server.pid);
  setInterval(() => {}, 1000);
`;

/** A run whose suite has started: the processes it is made of. */
async function startRun(then = '') {
  const program = `
    import { spawn } from 'node:child_process';
    import { watchRun } from ${JSON.stringify(resolve('test/runner/watch-run.ts'))};
    const watch = watchRun({ patience_ms: 500 });
    const suite = spawn(process.execPath, ['-e', ${JSON.stringify(SUITE)}], { stdio: ['ignore', 'pipe', 'inherit'] });
    suite.stdout.once('data', (pid) => {
      console.log(suite.pid + ' ' + String(pid).trim());
      ${then}
    });
  `;
  const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  runs.push(run);
  const [line] = await once(run.stdout.setEncoding('utf8'), 'data');
  const [suite = 0, server = 0] = String(line).trim().split(' ').map(Number);
  expect([suite, server].map(isAlive)).toEqual([true, true]);
  return { run, suite, server };
}

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'leaves nothing behind when it is ended by %s',
  async (signal) => {
    const { run, suite, server } = await startRun();
    run.kill(signal);
    await once(run, 'exit');
    await until(async () => !isAlive(suite) && !isAlive(server));
  },
);

it('leaves nothing behind when it is done', async () => {
  const { run, suite, server } = await startRun('watch.end().then(() => process.exit(0));');
  const [code] = await once(run, 'exit');
  expect(code).toBe(0);
  await until(async () => !isAlive(suite) && !isAlive(server));
});

it('leaves other runs alone', async () => {
  const [ended, other] = [await startRun(), await startRun()];
  ended.run.kill('SIGKILL');
  await until(async () => !isAlive(ended.suite) && !isAlive(ended.server));
  expect([other.suite, other.server].map(isAlive)).toEqual([true, true]);
  other.run.kill('SIGTERM');
  await once(other.run, 'exit');
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
