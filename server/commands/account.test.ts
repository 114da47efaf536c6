import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

// The first command that needs a database creates it here.
const folder = await temporaryFolder();
const { PATH = '', NODE_COMPILE_CACHE } = process.env;

it.each([
  ['another word', ['unlock', 'jo@example.com'], 'Say reset-factors or stop-reset'],
  ['no address', ['reset-factors'], 'Say reset-factors or stop-reset'],
  ['no reason', ['reset-factors', 'jo@example.com'], 'Say with --reason who asked'],
  ['nobody’s address', ['stop-reset', 'jo@example.com'], 'No account has the address jo@example.com'],
])('says in a sentence what is wrong with %s', async (_case, words, message) => {
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder };
  const failed = promisify(execFile)(process.execPath, ['server/commands/account.ts', ...words], { env });
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
});
