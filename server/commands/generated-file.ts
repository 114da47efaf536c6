import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KnownFailure } from '#server/platform/known-failure.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Writes a generated file, or with `--check` fails if it is out of date. */
export async function keepGenerated(path: string, text: string, isCheck: boolean): Promise<void> {
  const file = join(ROOT, path);
  const current = await readFile(file, 'utf8').catch(() => null);
  if (current === text) return;
  if (isCheck) {
    throw new KnownFailure(
      `${path} is out of date: run the command without --check and commit what it writes.`,
    );
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
