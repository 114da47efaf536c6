import type { Config } from '#server/platform/config.ts';
import type { DatabaseHandle } from './database.ts';

/** Each driver is loaded only if it is used: either costs a few hundred milliseconds at start. */
export async function openDatabase(
  config: Pick<
    Config,
    'database_url' | 'database_direct_url' | 'database_pool_size' | 'database_wait_ms' | 'data_dir'
  >,
): Promise<DatabaseHandle> {
  if (config.database_url !== undefined) {
    const { connectPg, PATIENCE } = await import('./connect-pg.ts');
    return connectPg(config.database_url, config.database_pool_size, {
      directUrl: config.database_direct_url,
      patience: { ...PATIENCE, connect_ms: config.database_wait_ms },
    });
  }
  const { connectPglite } = await import('./connect-pglite.ts');
  return connectPglite(config.data_dir);
}
