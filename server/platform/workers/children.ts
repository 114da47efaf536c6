import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { roomFor } from './room-for.ts';

interface ChildSettings {
  /** A module that hands what it does to `answerAsChild`. */
  module: URL;
  /** Processor time of one task, kept by the child itself. */
  most_cpu_ms: number;
  /** For a child that cannot even keep that. Long, because a crowded machine takes its time. */
  most_ms: number;
  /** How many tasks may wait; later ones are turned away. */
  waiting: number;
  whenFull(): Error;
}

/** The next task of the same kind finds the child still there. */
const IDLE_MS = 10_000;

/**
 * A process of its own for native code, one task at a time: a thread inside such code cannot be ended, a process can. What
 * takes more than its processor time is killed, and the answer is null.
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

  /** An idle child keeps no process from ending, and ends with it. */
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
  // It says when it is ready; one that ends before never will.
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
