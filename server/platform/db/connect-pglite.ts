import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import { KnownFailure } from '#server/platform/known-failure.ts';
import { unwritableFolder } from '#server/platform/unwritable-folder.ts';
import type { DatabaseHandle, Solo } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import type { Tables } from './tables.gen.ts';
import { TEXT_PARSERS } from './text-parsers.ts';

export async function connectPglite(dataDir: string): Promise<DatabaseHandle> {
  await mkdir(dataDir, { recursive: true }).catch((cause) => {
    throw unwritableFolder(dataDir, cause);
  });
  const lock = await lockFolder(dataDir);
  const pglite = await PGlite.create({
    dataDir: join(dataDir, 'database'),
    parsers: TEXT_PARSERS,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
  }).catch(async (cause: Error) => {
    await lock.release();
    throw new KnownFailure(
      `The embedded database in ${dataDir} didn’t open (${cause.message}): restore it from a copy, or move the folder away to start over.`,
    );
  });
  return handlePglite(pglite, lock.release);
}

/** PGlite's default of 128 MB is written when it opens, so an idle process keeps all of it. The system caches the files too. */
const BUFFERS = '16MB';

export async function handlePglite(pglite: PGlite, release: () => Promise<void>): Promise<DatabaseHandle> {
  await pglite.exec(`set timezone = 'UTC'; set datestyle = 'ISO'`);
  const solo: Solo = {
    runScript: async (script) => void (await pglite.exec(script)),
    queueDb: fromPglite(pglite),
  };
  return {
    db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }),
    kind: 'pglite',
    ...solo,
    // No second process can open the folder.
    alone: (work) => work(solo),
    listen: async (channel, onPayload) => {
      const stop = await pglite.listen(channel, onPayload);
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
