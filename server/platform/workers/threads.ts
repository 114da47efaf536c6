import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { roomFor } from './room-for.ts';

interface ThreadSettings {
  /** A module that passes its function to `answerTasks`. */
  module: URL;
  /** The time limit of one task, counted from its start in the thread. */
  most_ms: number;
  most_mib: number;
  at_once: number;
  /** The most waiting tasks; further ones are refused. */
  waiting: number;
  whenFull(): Error;
}

/** An idle thread stays this long for the next task of the same kind. */
const IDLE_MS = 10_000;

/**
 * Threads for work whose cost a stranger decides. Each task has a time limit and a memory limit, and a thread that
 * exceeds either is ended. The answer is null then; the event loop never waits.
 */
export function threadsFor<Task, Answer>(settings: ThreadSettings) {
  const { at_once, waiting, whenFull } = settings;
  /** Idle threads, and the timer that ends each of them. */
  const idle = new Map<Worker, NodeJS.Timeout>();
  const enter = roomFor({ atOnce: at_once, waiting, whenFull });

  return (task: Task, most_ms = settings.most_ms): Promise<Answer | null> =>
    enter(async () => {
      const worker = takeIdle() ?? (await startWorker(settings));
      return worker === null ? null : work(worker, task, most_ms);
    });

  function work(worker: Worker, task: Task, most_ms: number): Promise<Answer | null> {
    return new Promise((resolve) => {
      const finish = (answer: Answer | null, isUsable: boolean) => {
        clearTimeout(timer);
        forget(worker);
        if (isUsable) keep(worker);
        else drop(worker);
        resolve(answer);
      };
      const timer = setTimeout(() => finish(null, false), most_ms);
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

  /** An idle thread doesn't keep the process from ending. */
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
    // Removes only our own listeners: the thread has some of its own under other names.
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  }
}

async function startWorker({ module, most_mib }: ThreadSettings): Promise<Worker | null> {
  const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: most_mib }, env: {} });
  // The thread reports when it is ready; an error before that rejects.
  return once(worker, 'message').then(
    () => worker,
    () => null,
  );
}
