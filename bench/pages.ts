import { createRequire } from 'node:module';
import autocannon from 'autocannon';
import type * as ReactServer from 'react-dom/server';
import { startDemo } from './support/demo.ts';

/**
 * Whole answers of the landing page a second, over HTTP and with its data, against bare React rendering of the
 * very same tree in the same process. Reach: 0.4.
 */
const SECONDS = 8;
const CONNECTIONS = 8;
const REACH = 0.4;

// The pages take the renderer when they are first loaded, so it is watched from before that.
process.env.NODE_ENV = 'production';
const react: typeof ReactServer = createRequire(import.meta.url)('react-dom/server');
const tree = watchForTree();
const demo = await startDemo();
await (await fetch(demo.url)).text();
const bare = measureBareRender();
const whole = await measureAnswers();
process.stdout.write(
  `bare React render   ${bare.toFixed(0)} a second\nlanding over HTTP   ${whole.toFixed(0)} a second\n`,
);
process.stdout.write(`ratio ${(whole / bare).toFixed(2)} (reach ${REACH})\n`);
if (whole / bare < REACH) process.exitCode = 1;
await demo.stop();

/** Keeps the tree of the first page that is drawn. */
function watchForTree(): { seen: unknown } {
  const watched: { seen: unknown } = { seen: null };
  const original = react.renderToPipeableStream;
  react.renderToPipeableStream = (page, options) => {
    watched.seen ??= page;
    return original(page, options);
  };
  return watched;
}

function measureBareRender(): number {
  const draw = () => react.renderToString(tree.seen as Parameters<typeof react.renderToString>[0]);
  for (let warm = 0; warm < 200; warm += 1) draw();
  const began = performance.now();
  let renders = 0;
  for (; performance.now() < began + SECONDS * 500; renders += 1) draw();
  return renders / ((performance.now() - began) / 1000);
}

async function measureAnswers(): Promise<number> {
  await autocannon({ url: demo.url, connections: CONNECTIONS, duration: 2 });
  const result = await autocannon({ url: demo.url, connections: CONNECTIONS, duration: SECONDS, workers: 1 });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were no page`);
  return result.requests.average;
}
