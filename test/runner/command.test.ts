import { expect, it } from 'vitest';
import { until } from '#test/support/until.ts';
import { run } from './command.ts';

it('keeps what a command prints on both streams', async () => {
  const finished = await run(['sh', '-c', 'echo out; echo err >&2']);
  expect(finished.isSuccess).toBe(true);
  expect(finished.output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

it('fails when the command fails or is missing', async () => {
  expect((await run(['sh', '-c', 'exit 3'])).isSuccess).toBe(false);
  expect(await run(['no-such-program'])).toMatchObject({
    isSuccess: false,
    output: expect.stringContaining('ENOENT'),
  });
});

it('ends a command that prints nothing for too long, with everything it started, and says so', async () => {
  const finished = await run(['sh', '-c', 'sleep 600 & echo $!; wait'], {}, 300);
  expect(finished).toMatchObject({
    isSuccess: false,
    output: expect.stringMatching(/^\d+\nIt was ended because it printed nothing for 0\.3 s\.\n$/),
  });
  await until(async () => !isAlive(Number.parseInt(finished.output, 10)));
});

it('lets a command run for as long as it keeps printing', async () => {
  const command = ['sh', '-c', 'for n in 1 2 3 4 5 6; do echo $n; sleep 0.1; done'];
  expect(await run(command, {}, 400)).toMatchObject({ isSuccess: true, output: '1\n2\n3\n4\n5\n6\n' });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
