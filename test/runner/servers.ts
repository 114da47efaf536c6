import { pg } from '#server/platform/db/pg.ts';
import { startS3 } from '#test/support/s3-server.ts';

/**
 * The parts of production for as long as `use` takes: a database of one's own on a PostgreSQL server and a bucket of an
 * S3 service. What it is given is the environment that leads the program there.
 */
export async function withServers<T>(postgres: string, use: (env: NodeJS.ProcessEnv) => Promise<T>) {
  const database = await createDatabase(postgres);
  try {
    const s3 = await startS3();
    const env = {
      E2E_DATABASE_URL: database.url,
      E2E_S3_ENDPOINT: s3.settings.endpoint,
      E2E_S3_BUCKET: s3.settings.bucket,
      E2E_S3_KEY: s3.settings.access_key_id,
    };
    return await use(env).finally(() => s3.stop());
  } finally {
    await database.drop();
  }
}

async function createDatabase(postgres: string) {
  const name = `bizmeet_journeys_${process.env.TEST_RUN ?? Date.now()}`;
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  const command = async (sql: string) => {
    const client = new pg.Client({ connectionString: postgres });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await command(`create database ${name}`);
  return { url: url.href, drop: () => command(`drop database if exists ${name} with (force)`) };
}
