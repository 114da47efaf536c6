import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';

/** Refuses uploads before the disk is full, because the database and the logs may share it. */
export async function requireDisk({ files, config }: Pick<Context, 'files' | 'config'>): Promise<void> {
  const used = await files.usedShare();
  if (used !== null && used * 100 >= config.disk_full_percent) {
    throw new Problem(
      'unavailable',
      'Uploads are paused because our storage is almost full. Try again later.',
    );
  }
}
