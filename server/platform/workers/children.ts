import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
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
 * task that exceeds its processor time is killed, and the answer is null.
 */
export function childFor<Task extends object, Answer>(settings: ChildSettings) {
  let idle: { child: ChildProcess; timer: NodeJS.Timeout } | null = null;
  const enter = roomFor({ atOnce: 1, waiting: settings.waiting, whenFull: settings.whenFull });

  return (task: Task): Promise<Answer | null> =>
    enter(async () => {
      const child = takeIdle() ?? (await startChild(settings));
      return child === null ? null : work(child, task);
    });

  function work(child: ChildProcess, task: Task): Promise<Answer | null> {
    return new Promise((resolve) => {
      const finish = (answer: Answer | null, isUsable: boolean) => {
        clearTimeout(timer);
        child.removeAllListeners('message').removeAllListeners('exit');
        if (isUsable) keep(child);
        else child.kill('SIGKILL');
        resolve(answer);
      };
      const timer = setTimeout(() => finish(null, false), settings.most_ms);
      child.once('message', ({ answer }: { answer: Answer }) => finish(answer, true));
      child.once('exit', () => finish(null, false));
      child.ref();
      child.channel?.ref();
      child.send(task, (cause) => cause && finish(null, false));
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

async function startChild({ module, most_cpu_ms }: ChildSettings): Promise<ChildProcess | null> {
  const child = fork(fileURLToPath(module), [String(most_cpu_ms)], {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  child.on('error', () => undefined);
  // The child reports when it is ready; one that ends before that never will.
  const isReady = await Promise.race([
    once(child, 'message').then(
      () => true,
      () => false,
    ),
    once(child, 'exit').then(
      () => false,
      () => false,
    ),
  ]);
  return isReady ? child : null;
}
