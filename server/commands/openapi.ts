import { DataStore } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { reportFailure } from '#server/platform/known-failure.ts';
import { keepGenerated } from './generated-file.ts';

/** Writes the OpenAPI document, or with `--check` fails if it is out of date. */
const isCheck = process.argv.includes('--check');

try {
  const document = await describeRoutes();
  await keepGenerated('docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`, isCheck);
} catch (cause) {
  reportFailure(cause);
}

/** Routes are described without being called, so no outside part is opened. */
async function describeRoutes() {
  const context = {
    config: readConfig({ APP_SECRET: 'describing-the-routes-seals-nothing' }),
    log: pino({ level: 'silent' }),
    files: { kind: 'disk', origin: null, uploads: new DataStore() },
  } as Context;
  const app = await buildApp(context, { isDescribed: true });
  await app.ready();
  const document = app.swagger() as Described;
  await app.close();
  return { ...document, components: sortSchemas(document) };
}

type Described = Exclude<ReturnType<FastifyInstance['swagger']>, string>;

/** Sorted by name: they come in the order in which modules are loaded, which changes whenever a file moves. */
function sortSchemas(document: Described) {
  const { schemas = {}, ...others } = ('components' in document && document.components) || {};
  return {
    ...others,
    schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
