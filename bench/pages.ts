import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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

/** The load comes from a process of its own, so that it does not take the server's time. */
async function measureAnswers(): Promise<number> {
  await load(3);
  return load(SECONDS);
}

async function load(seconds: number): Promise<number> {
  const program = fileURLToPath(import.meta.resolve('autocannon'));
  const options = ['--json', '--connections', String(CONNECTIONS), '--duration', String(seconds), demo.url];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...options], {
    maxBuffer: 10_000_000,
  });
  const result = JSON.parse(stdout) as { requests: { average: number }; non2xx: number; errors: number };
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were no page`);
  return result.requests.average;
}
