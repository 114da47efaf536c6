import { answerAsChild } from '#server/platform/workers/answer-as-child.ts';
import { examinePicture } from './examine-picture.ts';

answerAsChild(examinePicture);
