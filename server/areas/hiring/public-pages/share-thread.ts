import { type ShareCard, shareCard } from '#art/share/share-card.ts';
import { answerTasks } from '#server/platform/workers/answer-tasks.ts';

/** Runs in a thread of its own: a street takes up to a tenth of a second. */
answerTasks(async (card: ShareCard) => ({ svg: shareCard(card) }));
