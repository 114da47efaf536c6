import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../../dist/', import.meta.url);

interface StartManifest {
  routes: Record<
    string,
    { filePath?: string; preloads?: (string | { href: string })[]; children?: string[] }
  >;
}

/** Every page, by the id of its route, with the kilobytes of JavaScript its first load may take (gzip). */
export async function listBudgets(): Promise<{ page: string; limit_kb: number }[]> {
  const { routes } = await readManifest();
  return Object.entries(routes)
    .filter(([id, { children }]) => children === undefined && !OUR_OWN.test(id))
    .map(([page]) => ({ page, limit_kb: limitOf(page) }));
}

/** Development pages, and the stand-ins for other companies' pages. */
const OUR_OWN = /\/(dev|sandbox)\//;

/**
 * Visitors notice the landing page, and people who are signed in the list of campaigns. The other pages keep the size they
 * have reached.
 */
function limitOf(page: string): number {
  if (page === '/_member/campaigns/') return 165;
  if (page.startsWith('/_member/')) return 186;
  return ['/', '/privacy-policy', '/terms-of-service'].includes(page) ? 124 : 140;
}

/** The scripts a browser loads before a page works: those of the root, of its layouts and its own. */
export async function firstLoadFiles(routeId: string): Promise<string[]> {
  const { routes } = await readManifest();
  const layouts = Object.keys(routes).filter((id) => routeId.startsWith(`${id}/`));
  const ids = ['__root__', ...layouts, routeId];
  const hrefs = ids.flatMap((id) =>
    (routes[id]?.preloads ?? []).map((entry) => (typeof entry === 'string' ? entry : entry.href)),
  );
  if (routes[routeId] === undefined) throw new Error(`The build knows no route ${routeId}`);
  return [...new Set(hrefs)].map((href) => fileURLToPath(new URL(`client${href}`, DIST)));
}

export async function gzipBytes(files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(file), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function readManifest(): Promise<StartManifest> {
  const folder = new URL('server/assets/', DIST);
  const name = (await readdir(folder)).find((file) => file.startsWith('_tanstack-start-manifest'));
  if (name === undefined) throw new Error('The pages are not built');
  const { tsrStartManifest } = (await import(new URL(name, folder).href)) as {
    tsrStartManifest(): StartManifest;
  };
  return tsrStartManifest();
}
