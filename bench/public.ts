import { startDemo } from './support/demo.ts';

/**
 * Processor time of the public pages in this process, from memory and without. The reach is what a page may take: 5 ms
 * from memory, 20 ms without. With BENCH_DATABASE_URL, the database isn't part of this process.
 */
const PAGES = ['@mayaeatsbk', 'shops/crumb-co', 'nyc/greenpoint', 'for/bakery'];
const TIMES = 30;
const REACH = { memory: 5, without: 20 };

process.env.NODE_ENV = 'production';
const demo = await startDemo();
for (const path of PAGES) {
  const url = `${demo.url}${path}`;
  // A query keeps the page out of memory.
  report(path, 'without', await measure((at) => `${url}?fresh=${at}`));
  report(path, 'memory', await measure(() => url));
}
await demo.stop();

async function measure(addressOf: (at: number) => string): Promise<number> {
  for (let at = 0; at < 5; at += 1) await read(addressOf(-at - 1));
  const each: number[] = [];
  for (let at = 0; at < TIMES; at += 1) {
    const before = process.cpuUsage();
    await read(addressOf(at));
    const { user, system } = process.cpuUsage(before);
    each.push((user + system) / 1000);
  }
  // Jobs of the demo run meanwhile, so an average would be theirs too.
  return each.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}

async function read(url: string): Promise<void> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  await answer.text();
}

function report(path: string, kind: keyof typeof REACH, ms: number): void {
  process.stdout.write(`/${path} ${kind}: ${ms.toFixed(1)} ms (reach ${REACH[kind]})\n`);
  if (ms > REACH[kind]) process.exitCode = 1;
}
