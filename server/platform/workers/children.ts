import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { OUT_OF_TIME } from './out-of-time.ts';
import { roomFor } from './room-for.ts';

interface ChildSettings {
  /** A module that passes its function to `answerAsChild`. */
  module: URL;
  /** Processor time of one task, measured by the child itself. */
  most_cpu_ms: number;
  /** For a child that can't even measure that. It is long, because a busy machine is slow. */
  most_ms: number;
  /** The most waiting tasks; further ones are refused. */
  waiting: number;
  whenFull(): Error;
}

/** An idle child stays this long for the next task of the same kind. */
const IDLE_MS = 10_000;

/**
 * A separate process for native code, one task at a time: a thread inside such code can't be ended, a process can. A
 * task that exceeds its processor time is killed, and the answer is null. It rejects if the process ends for another
 * reason, which says nothing about the task.
 */
export function childFor<Task extends object, Answer>(settings: ChildSettings) {
  let idle: { child: ChildProcess; timer: NodeJS.Timeout } | null = null;
  const enter = roomFor({ atOnce: 1, waiting: settings.waiting, whenFull: settings.whenFull });

  return (task: Task): Promise<Answer | null> =>
    enter(async () => work(takeIdle() ?? (await startChild(settings)), task));

  function work(child: ChildProcess, task: Task): Promise<Answer | null> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        child.removeAllListeners('message').removeAllListeners('exit');
      };
      const end = (cause: Error | null) => {
        leave();
        child.kill('SIGKILL');
        if (cause) reject(cause);
        else resolve(null);
      };
      const timer = setTimeout(() => end(null), settings.most_ms);
      child.once('message', ({ answer }: { answer: Answer }) => {
        leave();
        keep(child);
        resolve(answer);
      });
      child.once('exit', (_, signal) => end(signal === OUT_OF_TIME ? null : ended()));
      child.ref();
      child.channel?.ref();
      child.send(task, (cause) => cause && end(cause));
    });
  }

  function takeIdle(): ChildProcess | null {
    const child = idle?.child ?? null;
    if (idle !== null) clearTimeout(idle.timer);
    idle = null;
    return child?.connected ? child : null;
  }

  /** An idle child doesn't keep the process from ending, and ends with it. */
  function keep(child: ChildProcess): void {
    const timer = setTimeout(() => {
      idle = null;
      child.kill('SIGKILL');
    }, IDLE_MS);
    timer.unref();
    child.unref();
    child.channel?.unref();
    idle = { child, timer };
  }
}

async function startChild({ module, most_cpu_ms }: ChildSettings): Promise<ChildProcess> {
  const child = fork(fileURLToPath(module), [String(most_cpu_ms)], {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  child.on('error', () => undefined);
  // The child reports when it is ready; one that ends before that never will.
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw ended();
    }),
  ]);
  return child;
}

function ended(): Error {
  return new Error('The child process ended before it answered.');
}
