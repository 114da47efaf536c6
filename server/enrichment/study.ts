import { parentPort } from 'node:worker_threads';
import { choosePages } from './choose-pages.ts';
import { readSite } from './read-site.ts';
import { readPage } from './site.ts';
import type { Task } from './study-apart.ts';

/** Runs in a thread of its own: a page that takes for ever to take apart holds up nobody. */
parentPort?.on('message', (task: Task) => parentPort?.postMessage({ answer: study(task) }));
parentPort?.postMessage('ready');

function study({ aim, pages }: Task): unknown {
  const [front] = pages;
  if (!front) return null;
  if (aim === 'choose') return choosePages(readPage(front));
  return readSite({ url: front.url, pages: pages.map(readPage) });
}
