import { expect, it } from 'vitest';
import { run } from './command.ts';

it('keeps what a command prints on both streams', async () => {
  const finished = await run(['sh', '-c', 'echo out; echo err >&2']);
  expect(finished.isSuccess).toBe(true);
  expect(finished.output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

it('fails when the command fails, or is not there', async () => {
  expect((await run(['sh', '-c', 'exit 3'])).isSuccess).toBe(false);
  expect(await run(['no-such-program'])).toMatchObject({
    isSuccess: false,
    output: expect.stringContaining('ENOENT'),
  });
});

it('ends what never ends, and says so', async () => {
  const finished = await run(['sh', '-c', 'echo begun; exec sleep 60'], {}, 300);
  expect(finished).toMatchObject({
    isSuccess: false,
    output: expect.stringMatching(/begun\nIt was ended by SIGTERM/),
  });
});
