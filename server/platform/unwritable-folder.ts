import { KnownFailure } from './known-failure.ts';

export function unwritableFolder(dataDir: string, cause: unknown): KnownFailure {
  const { code } = cause as NodeJS.ErrnoException;
  return new KnownFailure(
    `The data folder ${dataDir} can’t be written (${code}): give this user write access or set DATA_DIR to another folder.`,
  );
}
