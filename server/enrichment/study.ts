import { parentPort, workerData } from 'node:worker_threads';
import { choosePages } from './choose-pages.ts';
import { readSite } from './read-site.ts';
import { type RawPage, readPage } from './site.ts';
import type { Task } from './study-apart.ts';

/** Runs in a thread of its own: a page that takes for ever to take apart holds up nobody. */
const { task, pages } = workerData as { task: Task; pages: RawPage[] };
const [front] = pages;
if (front && task === 'choose') parentPort?.postMessage(choosePages(readPage(front)));
if (front && task === 'read')
  parentPort?.postMessage(readSite({ url: front.url, pages: pages.map(readPage) }));
