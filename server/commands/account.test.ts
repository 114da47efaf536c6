import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { commandPlace } from '#test/support/command-place.ts';

// Only the last command gets as far as the database, and migrates it.
const place = await commandPlace();

it.each([
  ['another word', ['unlock', 'jo@example.com'], 'Say reset-factors or stop-reset'],
  ['no address', ['reset-factors'], 'Say reset-factors or stop-reset'],
  ['no reason', ['reset-factors', 'jo@example.com'], 'Say with --reason who asked'],
  ['nobody’s address', ['stop-reset', 'jo@example.com'], 'No account has the address jo@example.com'],
])('says in a sentence what is wrong with %s', async (_case, words, message) => {
  const failed = promisify(execFile)(process.execPath, ['server/commands/account.ts', ...words], {
    env: place,
  });
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
});
