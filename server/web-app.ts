import type { FastifyInstance } from 'fastify';
import { HELP_FILES } from '#server/areas/base/help/read-files.ts';
import {
  countPublicPaths,
  listPublicPaths,
} from '#server/areas/hiring/public-pages/queries/list-public-paths.ts';
import { PAGE_FLOWS } from '#server/page-flows.ts';
import type { Context } from '#server/platform/context.ts';
import { serveApiPage } from '#server/platform/http/api-page.ts';
import { servePages } from '#server/platform/http/pages.ts';
import { serveFiles } from '#server/platform/http/static-files.ts';
import { serveWellKnown } from '#server/platform/http/well-known.ts';
import { buildApp } from './app.ts';

/** Everything browsers reach: the API, its documentation, files and pages. */
export async function buildWebApp(context: Context, { isDev }: { isDev: boolean }): Promise<FastifyInstance> {
  const { has_api_docs } = context.config;
  const app = await buildApp(context, { isDescribed: has_api_docs });
  if (has_api_docs) await serveApiPage(app);
  serveWellKnown(app, context.config, ['/help', ...HELP_FILES.map(({ slug }) => `/help/${slug}`)], {
    count: () => countPublicPaths(context),
    list: (range) => listPublicPaths(context, range),
  });
  if (isDev) {
    const { servePagesFromSource } = await import('./pages-from-source.ts');
    await servePagesFromSource(app, context);
  } else {
    await serveFiles(app);
    // React chooses between its two builds by this variable when it is first loaded.
    process.env.NODE_ENV = 'production';
    const { default: render } = await import(new URL('../dist/server/server.js', import.meta.url).href);
    servePages(app, context, PAGE_FLOWS, () => render);
  }
  return app;
}
