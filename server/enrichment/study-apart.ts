import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Clue } from './clue.ts';
import type { RawPage } from './site.ts';

export interface Task {
  aim: 'choose' | 'read';
  /** The front page first. */
  pages: readonly RawPage[];
}

const MOST_MS = 5_000;
const MOST_MIB = 192;
/** A reading asks twice, and the second time finds the thread still there. */
const IDLE_MS = 10_000;

/** Threads that wait for a task, and the clock that ends each. */
const idle = new Map<Worker, NodeJS.Timeout>();

/** Which more pages of the site are worth reading. */
export async function choosePagesApart(front: RawPage): Promise<string[]> {
  return (await study<string[]>({ aim: 'choose', pages: [front] })) ?? [];
}

/** What the site says; null where its pages could not be taken apart in time. */
export function readSiteApart(pages: readonly RawPage[], mostMs = MOST_MS): Promise<Clue[] | null> {
  return study<Clue[]>({ aim: 'read', pages }, mostMs);
}

/**
 * Parsing is the one step whose cost the other side decides, so it has a thread, a clock and a limit of memory. The
 * clock begins once the thread stands: a busy machine takes its time with that.
 */
async function study<Answer>(task: Task, mostMs = MOST_MS): Promise<Answer | null> {
  const worker = takeIdle() ?? (await startWorker());
  if (!worker) return null;
  return new Promise((resolve) => {
    const finish = (answer: Answer | null, isUsable: boolean) => {
      clearTimeout(timer);
      forget(worker);
      if (isUsable) keep(worker);
      else drop(worker);
      resolve(answer);
    };
    const timer = setTimeout(() => finish(null, false), mostMs);
    worker.once('message', ({ answer }: { answer: Answer }) => finish(answer, true));
    worker.once('error', () => finish(null, false));
    worker.once('exit', () => finish(null, false));
    worker.ref();
    worker.postMessage(task);
  });
}

function takeIdle(): Worker | undefined {
  const [worker] = idle.keys();
  if (worker) forget(worker);
  return worker;
}

async function startWorker(): Promise<Worker | null> {
  const worker = new Worker(new URL('./study.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MIB },
    env: {},
  });
  // Once it stands it says so; an error on the way rejects.
  return once(worker, 'message').then(
    () => worker,
    () => null,
  );
}

/** An idle thread keeps no process from ending. */
function keep(worker: Worker): void {
  const timer = setTimeout(() => drop(worker), IDLE_MS);
  timer.unref();
  worker.unref();
  worker.once('error', () => forget(worker));
  worker.once('exit', () => forget(worker));
  idle.set(worker, timer);
}

function drop(worker: Worker): void {
  forget(worker);
  worker.on('error', () => undefined);
  void worker.terminate();
}

function forget(worker: Worker): void {
  clearTimeout(idle.get(worker));
  idle.delete(worker);
  // Not all listeners: the thread has some of its own.
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
}
