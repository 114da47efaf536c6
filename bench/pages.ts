import { createRequire } from 'node:module';
import type * as ReactServer from 'react-dom/server';
import { startDemo } from './support/demo.ts';
import { newReader } from './support/feed-reader.ts';
import { load } from './support/load.ts';

/**
 * Complete responses a second, over HTTP and with their data, compared with bare React rendering of the same tree in
 * the same process. Target: 0.4 for the campaign list as a signed-in creator sees it; the landing page is measured
 * too.
 */
const SECONDS = 8;
const CONNECTIONS = 8;
const REACH = 0.4;

// Pages take the renderer when they are first loaded, so it is patched before that.
process.env.NODE_ENV = 'production';
const react: typeof ReactServer = createRequire(import.meta.url)('react-dom/server');
const tree = watchForTree();
const demo = await startDemo();
const list = await compare('list', 'campaigns', {
  ...(await newReader(demo.context.db, demo.context.config)),
});
await compare('landing', '', {});
if (list < REACH) process.exitCode = 1;
await demo.stop();

async function compare(name: string, path: string, headers: Record<string, string>): Promise<number> {
  const url = `${demo.url}${path}`;
  tree.seen = null;
  const page = await fetch(url, { headers });
  if (page.status !== 200 || page.redirected)
    throw new Error(`${url} is no page: ${page.status} ${page.url}`);
  await page.text();
  const bare = measureBareRender();
  await load({ url, connections: CONNECTIONS, seconds: 3, headers });
  const whole = await load({ url, connections: CONNECTIONS, seconds: SECONDS, headers });
  process.stdout.write(
    `${name}: bare React render ${bare.toFixed(0)} a second, over HTTP ${whole.toFixed(0)} a second, ratio ${(whole / bare).toFixed(2)} (reach ${REACH})\n`,
  );
  return whole / bare;
}

/** Keeps the tree of the next rendered page. */
function watchForTree(): { seen: unknown } {
  const watched: { seen: unknown } = { seen: null };
  const original = react.renderToString;
  react.renderToString = (page, options) => {
    watched.seen ??= page;
    return original(page, options);
  };
  return watched;
}

function measureBareRender(): number {
  const draw = () => react.renderToString(tree.seen as Parameters<typeof react.renderToString>[0]);
  for (let warm = 0; warm < 500; warm += 1) draw();
  const began = performance.now();
  let renders = 0;
  for (; performance.now() < began + SECONDS * 500; renders += 1) draw();
  return renders / ((performance.now() - began) / 1000);
}
