import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { keyFor, keysFor } from './derive-key.ts';

const NEW = 'a-new-secret-of-at-least-32-characters!';
const OLD = 'an-old-secret-of-at-least-32-characters';

it('makes another key for each purpose and each secret, always the same', () => {
  const keys = [
    keyFor({ app_secret: NEW }, 'session'),
    keyFor({ app_secret: NEW }, 'calendar'),
    keyFor({ app_secret: OLD }, 'session'),
  ].map((key) => key.toString('hex'));
  expect(new Set(keys).size).toBe(3);
  expect(keyFor({ app_secret: NEW }, 'session').toString('hex')).toBe(keys[0]);
  expect(keys.every((key) => key.length === 64)).toBe(true);
});

it('reads with the key before the last one while it is set', () => {
  const both = { app_secret: NEW, app_secret_previous: OLD };
  expect(keysFor(both, 'session')).toEqual([
    keyFor({ app_secret: NEW }, 'session'),
    keyFor({ app_secret: OLD }, 'session'),
  ]);
  expect(keysFor({ app_secret: NEW }, 'session')).toHaveLength(1);
});

it('is the only code that uses the secret itself', async () => {
  const server = new URL('../../', import.meta.url);
  const files = (await readdir(server, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const users: string[] = [];
  for (const name of files) {
    if (/app_secret/.test(await readFile(new URL(name, server), 'utf8'))) users.push(name);
  }
  // The configuration reads it, and the log is told to leave it out.
  expect(users.sort()).toEqual(['platform/config.ts', 'platform/secrets/derive-key.ts', 'start-context.ts']);
});
