import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const { PATH = '', NODE_COMPILE_CACHE } = process.env;

const run = async (...words: string[]) => {
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: await temporaryFolder() };
  return promisify(execFile)(process.execPath, ['server/commands/waitlist.ts', ...words], { env });
};

it('says in a sentence what is wrong, and lists an empty waitlist', async () => {
  await expect(run('open')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Use list, open CITY'),
  });
  await expect(run('list')).resolves.toMatchObject({ stdout: 'Nobody is on a waitlist.\n' });
});
