import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import ReactDOMServer from 'react-dom/server';
import { readConfig } from '../server/config.ts';
import { buildWebApp } from '../server/http/web-app.ts';
import { seed } from '../server/seed/seed.ts';
import { startContext, stopContext } from '../server/start-context.ts';

/**
 * Whole answers of the landing page a second, over HTTP and with its data, against bare React rendering of the
 * very same tree in the same process. Reach: 0.4.
 */
const SECONDS = 8;
const CONNECTIONS = 8;
const REACH = 0.4;

const dataDir = await mkdtemp(join(tmpdir(), 'bizmeet-bench-'));
const config = readConfig({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  SEED_DEMO: '1',
  REQUESTS_PER_MINUTE: '1000000000',
});
const context = await startContext(config, { isWorker: false });
await seed(context);
const app = await buildWebApp(context, { isDev: false });
await app.listen({ host: '127.0.0.1', port: 0 });
const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`;

const bare = await measureBareRender();
const whole = await measureAnswers();
process.stdout.write(
  `bare React render   ${bare.toFixed(0)} a second\nlanding over HTTP   ${whole.toFixed(0)} a second\n`,
);
process.stdout.write(`ratio ${(whole / bare).toFixed(2)} (reach ${REACH})\n`);
if (whole / bare < REACH) process.exitCode = 1;

await app.close();
await stopContext(context);
await rm(dataDir, { recursive: true, force: true });

/** Takes the tree of one real request out of the renderer's hands and renders it over and over. */
async function measureBareRender(): Promise<number> {
  const render = ReactDOMServer.renderToString;
  let rate = 0;
  ReactDOMServer.renderToString = (tree) => {
    const html = render(tree);
    const until = performance.now() + (SECONDS * 1000) / 2;
    const began = performance.now();
    let renders = 0;
    for (; performance.now() < until; renders += 1) render(tree);
    rate = renders / ((performance.now() - began) / 1000);
    return html;
  };
  await (await fetch(url)).text();
  ReactDOMServer.renderToString = render;
  return rate;
}

async function measureAnswers(): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, workers: 1 });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were no page`);
  return result.requests.average;
}
