import { drawArt } from '#art/catalogue.ts';
import { answerTasks } from '#server/platform/workers/answer-tasks.ts';
import { prepareAnswer } from './prepared-answer.ts';

/** Runs in a thread of its own: drawing and compressing take up to a tenth of a second. */
answerTasks(async (path: string) => {
  const drawing = drawArt(path);
  return { drawing: drawing === null ? null : await prepareAnswer(drawing) };
});
