const LOOK_AT_MS = 50;

/** The inside of a process of `childFor`. Native code runs on its own threads, so this one can measure the time. */
export function answerAsChild<Task>(answer: (task: Task) => Promise<unknown>): void {
  const mostCpuMs = Number(process.argv[2]);
  process.on('message', async (task: Task) => {
    const before = process.cpuUsage();
    const watch = setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 > mostCpuMs) process.kill(process.pid, 'SIGKILL');
    }, LOOK_AT_MS);
    const answered = await answer(task);
    clearInterval(watch);
    process.send?.({ answer: answered });
  });
  // The caller is gone.
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}
