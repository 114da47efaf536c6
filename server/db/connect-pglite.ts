import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import { KnownFailure } from '../known-failure.ts';
import type { DatabaseHandle } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import type { Tables } from './tables.gen.ts';
import { TEXT_PARSERS } from './text-parsers.ts';

export async function connectPglite(dataDir: string): Promise<DatabaseHandle> {
  await mkdir(dataDir, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw new KnownFailure(
      `The data folder ${dataDir} cannot be written (${cause.code}): give this user write access or set DATA_DIR to another folder.`,
    );
  });
  const lock = await lockFolder(dataDir);
  const pglite = await PGlite.create({ dataDir: join(dataDir, 'database'), parsers: TEXT_PARSERS }).catch(
    async (cause: Error) => {
      await lock.release();
      throw new KnownFailure(
        `The embedded database in ${dataDir} did not open (${cause.message}): restore it from a copy, or move the folder away to start anew.`,
      );
    },
  );
  return handlePglite(pglite, lock.release);
}

export async function handlePglite(pglite: PGlite, release: () => Promise<void>): Promise<DatabaseHandle> {
  await pglite.exec(`set timezone = 'UTC'; set datestyle = 'ISO'`);
  return {
    db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }),
    kind: 'pglite',
    queueDb: fromPglite(pglite),
    runScript: async (script) => void (await pglite.exec(script)),
    alone: (work) => work(),
    listen: async (channel, hear) => {
      const stop = await pglite.listen(channel, hear);
      return async () => {
        if (!pglite.closed) await stop();
      };
    },
    close: async () => {
      if (!pglite.closed) await pglite.close();
      await release();
    },
  };
}
