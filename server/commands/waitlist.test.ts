import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { commandPlace } from '#test/support/command-place.ts';

const env = await commandPlace();

const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['server/commands/waitlist.ts', ...words], { env });

it('says in a sentence what is wrong, and lists an empty waitlist', async () => {
  await expect(run('open')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Use list, open CITY'),
  });
  await expect(run('list')).resolves.toMatchObject({ stdout: 'Nobody is on a waitlist.\n' });
});
