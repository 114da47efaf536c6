import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KnownFailure } from '#server/platform/known-failure.ts';
import { unwritableFolder } from '#server/platform/unwritable-folder.ts';

const FILE = 'app-secret';
const BYTES = 32;
const SHORTEST = 32;
const OWNER_ONLY = 0o600;

/**
 * The secret of an installation without one: created on the first start and stored in its data folder, readable only
 * by its owner. It belongs in every backup of that folder.
 */
export function keptSecret(dataDir: string): string {
  const path = join(dataDir, FILE);
  return readKept(dataDir, path) ?? keepNew(dataDir, path);
}

function readKept(dataDir: string, path: string): string | null {
  try {
    const secret = readFileSync(path, 'utf8').trim();
    if (secret.length < SHORTEST) {
      throw new KnownFailure(`${path} is damaged. Restore it from a backup, or set APP_SECRET.`);
    }
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, OWNER_ONLY);
    return secret;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (cause instanceof KnownFailure) throw cause;
    if (code === 'ENOTDIR') throw unwritableFolder(dataDir, cause);
    throw new KnownFailure(`${path} can't be read (${code}).`);
  }
}

/**
 * Written to a temporary file and linked into place: if several processes start at once, one wins and all read its
 * secret.
 */
function keepNew(dataDir: string, path: string): string {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(draft, `${randomBytes(BYTES).toString('base64url')}\n`, { mode: OWNER_ONLY });
    linkSync(draft, path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw unwritableFolder(dataDir, cause);
  } finally {
    rmSync(draft, { force: true });
  }
  return readKept(dataDir, path) ?? keepNew(dataDir, path);
}
