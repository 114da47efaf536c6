import { Worker } from 'node:worker_threads';
import type { Clue } from './clue.ts';
import type { RawPage } from './site.ts';

export type Task = 'choose' | 'read';

const MOST_MS = 5_000;
const MOST_MIB = 192;

/** Which more pages of the site are worth reading. */
export async function choosePagesApart(front: RawPage): Promise<string[]> {
  return (await study<string[]>('choose', [front])) ?? [];
}

/** What the site says; null where its pages could not be taken apart in time. The front page first. */
export function readSiteApart(pages: readonly RawPage[]): Promise<Clue[] | null> {
  return study<Clue[]>('read', pages);
}

/** Parsing is the one step whose cost the other side decides, so it has a thread, a clock and a limit of memory. */
function study<Answer>(task: Task, pages: readonly RawPage[]): Promise<Answer | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./study.ts', import.meta.url), {
      workerData: { task, pages },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MIB },
      env: {},
    });
    const timer = setTimeout(() => finish(null), MOST_MS);
    const finish = (answer: Answer | null) => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    worker.once('message', finish);
    worker.once('error', () => finish(null));
    worker.once('exit', () => finish(null));
  });
}
