import type { AnyRouter } from '@tanstack/react-router';

type Manifest = NonNullable<NonNullable<AnyRouter['ssr']>['manifest']>;
type Preload = NonNullable<Manifest['routes'][string]['preloads']>[number];

/** The lines of each route, by its id. */
const written = new WeakMap<Manifest, ReadonlyMap<string, string>>();

/**
 * The lines of the head that have the browser fetch the page's scripts early, 50 for a page. They are the same for everyone,
 * so they are written once rather than rendered, and the browser isn't told of them a second time.
 */
export function scriptPreloads({ ssr, stores }: AnyRouter): string {
  const manifest = ssr?.manifest;
  if (!manifest) return '';
  const lines = written.get(manifest) ?? takeFrom(manifest);
  written.set(manifest, lines);
  return stores.matches
    .get()
    .map(({ routeId }) => lines.get(routeId) ?? '')
    .join('');
}

function takeFrom({ routes }: Manifest): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  for (const [id, route] of Object.entries(routes)) {
    lines.set(id, (route.preloads ?? []).map(writeLine).join(''));
    delete route.preloads;
  }
  return lines;
}

function writeLine(preload: Preload): string {
  const href = typeof preload === 'string' ? preload : preload.href;
  return `<link rel="modulepreload" href="${href}" fetchPriority="low"/>`;
}
