import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serveApiPage } from './api-page.ts';
import { buildApp } from './app.ts';
import { servePages } from './pages.ts';
import { serveFiles } from './static-files.ts';
import { serveWellKnown } from './well-known.ts';

/** Everything a browser meets: the API, its documentation, files and pages. */
export async function buildWebApp(context: Context, { isDev }: { isDev: boolean }): Promise<FastifyInstance> {
  const app = await buildApp(context);
  await serveApiPage(app);
  serveWellKnown(app, context.config);
  if (isDev) {
    const { servePagesFromSource } = await import('./pages-from-source.ts');
    await servePagesFromSource(app, context);
  } else {
    await serveFiles(app);
    // React chooses between its two builds by this name when it is first loaded.
    process.env.NODE_ENV = 'production';
    const { default: render } = await import(new URL('../../dist/server/server.js', import.meta.url).href);
    servePages(app, context, () => render);
  }
  return app;
}
