import { answerTasks } from '#server/platform/workers/answer-tasks.ts';
import { writeDocument } from './write-document.ts';

/** Runs in a thread of its own: a long statement takes more than a second. */
answerTasks(writeDocument);
