import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './temporary-folder.ts';
import { createServerDatabase } from './test-database.ts';

const run = promisify(execFile);

/** A database as it was at one moment. */
export interface Backup {
  /** The address of a new database that holds it. */
  restore(): Promise<string>;
}

/** Backs a database up as an operator does. Without PostgreSQL's own programs, the server copies it; nobody may be connected then. */
export async function backUp(url: string): Promise<Backup> {
  if (await hasPrograms()) {
    const file = join(await temporaryFolder(), 'backup.dump');
    await run('pg_dump', ['--format=custom', `--file=${file}`, url]);
    return {
      restore: async () => {
        const empty = await createServerDatabase();
        await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${empty}`, file]);
        return empty;
      },
    };
  }
  const template = nameOf(await createServerDatabase({ template: nameOf(url) }));
  return { restore: () => createServerDatabase({ template }) };
}

async function hasPrograms(): Promise<boolean> {
  try {
    await Promise.all([run('pg_dump', ['--version']), run('pg_restore', ['--version'])]);
    return true;
  } catch {
    return false;
  }
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
