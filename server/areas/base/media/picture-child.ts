import { answerAsChild } from '#server/platform/workers/answer-as-child.ts';
import { drawPicture } from './draw-picture.ts';
import type { PictureAnswer, PictureTask } from './make-picture.ts';
import { UnusableFile } from './unusable-file.ts';

answerAsChild(async (task: PictureTask): Promise<PictureAnswer> => {
  try {
    return { picture: await drawPicture(task) };
  } catch (cause) {
    if (cause instanceof UnusableFile) return { unusable: cause.message };
    throw cause;
  }
});
