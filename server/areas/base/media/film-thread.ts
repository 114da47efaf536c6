import { answerTasks } from '#server/platform/workers/answer-tasks.ts';
import type { FilmAnswer } from './film-in-thread.ts';
import { readMoov } from './queries/read-mp4.ts';
import { UnusableFile } from './unusable-file.ts';

answerTasks((moov: Uint8Array): FilmAnswer => {
  try {
    return { facts: readMoov(Buffer.from(moov.buffer, moov.byteOffset, moov.byteLength)) };
  } catch (cause) {
    if (cause instanceof UnusableFile) return { unusable: cause.message };
    throw cause;
  }
});
