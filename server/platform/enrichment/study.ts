import { answerTasks } from '#server/platform/workers/answer-tasks.ts';
import { choosePages } from './choose-pages.ts';
import { outlineOf } from './outline.ts';
import { readSite } from './read-site.ts';
import { readPage } from './site.ts';
import type { Task } from './study-in-thread.ts';

/** Runs in a separate thread, so that a page that takes forever to parse holds up nobody. */
answerTasks(({ aim, pages }: Task): unknown => {
  const [front] = pages;
  if (!front) return null;
  if (aim === 'outline') return outlineOf(front.html);
  if (aim === 'choose') return choosePages(readPage(front));
  return readSite({ url: front.url, pages: pages.map(readPage) });
});
