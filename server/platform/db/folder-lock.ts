import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { KnownFailure } from '#server/platform/known-failure.ts';

/**
 * PGlite does not notice a second process on the same files and would corrupt them. The lock file holds the
 * owner's process id, so that one left behind by a crash is recognised and taken over.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const path = join(folder, 'lock');
  const holder = await findLiveHolder(path);
  if (holder !== null) {
    throw new KnownFailure(
      `Process ${holder} already uses the data folder ${folder}: stop it, or set DATA_DIR to another folder.`,
    );
  }
  await rm(path, { force: true });
  const file = await open(path, 'wx').catch((cause: NodeJS.ErrnoException) => {
    throw new KnownFailure(
      cause.code === 'EEXIST'
        ? `Another process just took the data folder ${folder}: stop it, or set DATA_DIR to another folder.`
        : `The data folder ${folder} can’t be written (${cause.code}): give this user write access or set DATA_DIR to another folder.`,
    );
  });
  await file.writeFile(String(process.pid));
  await file.close();
  return { release: () => rm(path, { force: true }) };
}

async function findLiveHolder(path: string): Promise<number | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isInteger(pid) && pid !== process.pid && isAlive(pid) ? pid : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}
