import { setTimeout as sleep } from 'node:timers/promises';
import { answerAsChild } from '#server/platform/workers/answer-as-child.ts';

/** Sends itself a signal in the middle of a task. */
answerAsChild(async ({ signal }: { signal: NodeJS.Signals }) => {
  process.kill(process.pid, signal);
  await sleep(100);
  return 'done';
});
