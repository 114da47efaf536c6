import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { roomFor } from './room-for.ts';

interface ThreadSettings {
  /** A module that hands what it does to `answerTasks`. */
  module: URL;
  /** For one task, counted from when the thread has it. */
  most_ms: number;
  most_mib: number;
  at_once: number;
  /** How many tasks may wait; later ones are turned away. */
  waiting: number;
  whenFull(): Error;
}

/** The next task of the same kind finds the thread still there. */
const IDLE_MS = 10_000;

/**
 * Threads for work whose cost a stranger decides. Each task has a clock and a limit of memory, and a thread that passes
 * either is ended. The answer is null then; the event loop never waits.
 */
export function threadsFor<Task, Answer>(settings: ThreadSettings) {
  const { at_once, waiting, whenFull } = settings;
  /** Threads that wait for a task, and the clock that ends each. */
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
    // Only our own listeners: the thread has some of its own under other names.
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  }
}

async function startWorker({ module, most_mib }: ThreadSettings): Promise<Worker | null> {
  const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: most_mib }, env: {} });
  // It says when it is ready; an error on the way rejects.
  return once(worker, 'message').then(
    () => worker,
    () => null,
  );
}
