import type { Database } from './database.ts';

/** Asks several questions at once and answers each, in order. A null takes up a place for which nobody waits. */
type BatchQuery<Question, Answer> = (
  db: Database,
  questions: readonly (Question | null)[],
) => Promise<readonly Answer[]>;

interface Waiting<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (cause: unknown) => void;
}

/**
 * Few sizes mean few texts. Questions that are written out one by one are planned once; for an array the planner
 * expects ten, finds fewer, and plans each call from scratch.
 */
const SIZES = [1, 4, 16] as const;
const MOST_TOGETHER = SIZES[2];

/**
 * For questions that nearly every request asks. A caller that comes while others are being answered waits for the
 * next batch, which asks for all waiting callers: under load a round trip to the database costs more than the
 * question, and without load nobody waits. An answer is always read after its question came. One statement fails for
 * all, so no question may be one the database refuses.
 */
export function batchQueries<Question, Answer>(ask: BatchQuery<Question, Answer>) {
  const turns = new WeakMap<Database, (question: Question) => Promise<Answer>>();
  return (db: Database, question: Question): Promise<Answer> => {
    const known = turns.get(db);
    if (known !== undefined) return known(question);
    const turn = takeTurns<Question, Answer>((questions) => ask(db, questions));
    turns.set(db, turn);
    return turn(question);
  };
}

function takeTurns<Question, Answer>(
  ask: (questions: readonly (Question | null)[]) => Promise<readonly Answer[]>,
) {
  const waiting: Waiting<Question, Answer>[] = [];
  let isUnderWay = false;

  async function runNext(): Promise<void> {
    isUnderWay = true;
    while (waiting.length > 0) await answer(waiting.splice(0, MOST_TOGETHER));
    isUnderWay = false;
  }

  async function answer(asked: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await ask(fill(asked.map(({ question }) => question)));
      for (const [at, { resolve }] of asked.entries()) resolve(answers[at] as Answer);
    } catch (cause) {
      for (const { reject } of asked) reject(cause);
    }
  }

  return (question: Question) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (!isUnderWay) void runNext();
    });
}

function fill<Question>(questions: readonly Question[]): (Question | null)[] {
  const size = SIZES.find((one) => one >= questions.length) ?? MOST_TOGETHER;
  return [...questions, ...new Array<null>(size - questions.length).fill(null)];
}
