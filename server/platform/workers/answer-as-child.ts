import { OUT_OF_TIME } from './out-of-time.ts';

const LOOK_AT_MS = 50;

/** The inside of a process of `childFor`. Native code runs on its own threads, so this one can measure the time. */
export function answerAsChild<Task>(answer: (task: Task) => Promise<unknown>): void {
  const mostCpuMs = Number(process.argv[2]);
  process.on('message', async (task: Task) => {
    const before = process.cpuUsage();
    const watch = setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 > mostCpuMs) process.kill(process.pid, OUT_OF_TIME);
    }, LOOK_AT_MS);
    const answered = await answer(task);
    clearInterval(watch);
    process.send?.({ answer: answered });
  });
  // Ctrl-C reaches children too, and the parent finishes its work before it ends.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  // The caller is gone. An exit would wait for the native code.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.send?.('ready');
}
