import { KnownFailure } from '#server/platform/known-failure.ts';
import { pg } from './pg.ts';

/**
 * A pooler that shares connections between transactions drops the settings of a session, so they become defaults of our role in
 * this database. Every connection the pooler opens from then on has them.
 */
export async function writeRoleSettings(directUrl: string, settings: Record<string, string>): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl, application_name: 'bizmeet' });
  await client.connect();
  try {
    const { rows } = await client.query<{ held: string[] | null }>(
      `select (select setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
         where d.datname = current_database() and s.setrole = current_user::regrole) as held`,
    );
    const held = rows[0]?.held ?? [];
    for (const [name, value] of Object.entries(settings)) {
      if (held.some((line) => line.toLowerCase() === `${name}=${value}`.toLowerCase())) continue;
      await client.query(
        `do $$ begin execute format('alter role %I in database %I set ${name} = %L', current_user, current_database(), '${value}'); end $$`,
      );
    }
  } finally {
    await client.end();
  }
}

/** Connections that the pooler opened before the settings were written still lack them, and times would be read wrongly. */
export async function requireSettings(
  pool: Pick<pg.Pool, 'query'>,
  settings: Record<string, string>,
): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select lower(name) as name, setting from pg_settings where lower(name) = any($1)',
    [Object.keys(settings)],
  );
  const missing = rows.filter(({ name, setting }) => settings[name] !== setting).map(({ name }) => name);
  if (missing.length === 0) return;
  throw new KnownFailure(
    `Connections through DATABASE_URL don’t have our ${missing.join(', ')} yet: they were opened before these became defaults of the role. Run RECONNECT in the pooler's console or restart it, then start again.`,
  );
}
