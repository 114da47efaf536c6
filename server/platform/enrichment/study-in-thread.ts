import { Problem } from '#server/platform/errors.ts';
import { threadsFor } from '#server/platform/workers/threads.ts';
import type { Clue } from './clue.ts';
import type { Outline } from './outline.ts';
import type { RawPage } from './site.ts';

export interface Task {
  aim: 'choose' | 'read' | 'outline';
  /** The front page first. */
  pages: readonly RawPage[];
}

const study = threadsFor<Task, unknown>({
  module: new URL('./study.ts', import.meta.url),
  most_ms: 5_000,
  most_mib: 192,
  at_once: 4,
  waiting: 100,
  whenFull: () =>
    new Problem('unavailable', 'We’re reading a lot of websites right now. Try again in a few minutes.'),
});

/** The further pages of the site that are worth reading. */
export async function choosePagesInThread(front: RawPage): Promise<string[]> {
  return ((await study({ aim: 'choose', pages: [front] })) as string[] | null) ?? [];
}

/** The findings of the site; null if its pages could not be parsed in time. */
export async function readSiteInThread(pages: readonly RawPage[], mostMs?: number): Promise<Clue[] | null> {
  return (await study({ aim: 'read', pages }, mostMs)) as Clue[] | null;
}

/** The page's words about itself; null if it could not be parsed in time. */
export async function outlineInThread(page: RawPage): Promise<Outline | null> {
  return (await study({ aim: 'outline', pages: [page] })) as Outline | null;
}
