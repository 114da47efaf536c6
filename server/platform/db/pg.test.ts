import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = `
  import { pg } from '#server/platform/db/pg.ts';
  console.log(new pg.Client({ connectionString: process.argv[1] }).user);`;

/** In a process of its own: the environment is read when pg is loaded. */
async function userFor(address: string, env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module-typescript', '--eval', program, address],
    { env },
  );
  return stdout.trim();
}

const NAMELESS = 'postgres://127.0.0.1:5432/bizmeet';

it.each([
  ['the user who runs the process, without anything in the environment', NAMELESS, {}, userInfo().username],
  ['PGUSER', NAMELESS, { PGUSER: 'ops', USER: 'me' }, 'ops'],
  ['the user in the address', 'postgres://app@127.0.0.1:5432/bizmeet', { PGUSER: 'ops' }, 'app'],
])('connects as %s', async (_, address, env, user) => {
  expect(await userFor(address, env)).toBe(user);
});
