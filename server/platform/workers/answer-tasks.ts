import { parentPort } from 'node:worker_threads';

/** The inside of a thread of `threadsFor`. */
export function answerTasks<Task>(answer: (task: Task) => unknown): void {
  parentPort?.on('message', async (task: Task) => {
    parentPort?.postMessage({ answer: await answer(task) });
  });
  parentPort?.postMessage('ready');
}
