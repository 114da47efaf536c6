import { useEffect, useEffectEvent, useRef } from 'react';
import { FIELDS_OF, type Question, shownQuestion } from './sign-up-steps.ts';
import { fieldProblem, type SignUpValues } from './sign-up-values.ts';
import { useAlive } from './use-alive.ts';

type ShownQuestionOptions = {
  asked: Question;
  values: SignUpValues;
  /** The address asks for a question that is not due yet. */
  onCorrect: (shown: Question) => void;
  /** Another question has taken the place of the one before: the focus has to follow. */
  onTurn: () => void;
};

/** Which question to show. What was answered is known once the page is alive. */
export function useShownQuestion({ asked, values, onCorrect, onTurn }: ShownQuestionOptions): Question {
  const isAlive = useAlive();
  const isAnswered = (question: Question) =>
    FIELDS_OF[question].every((field) => fieldProblem(field, values) === null);
  const shown = isAlive ? shownQuestion(asked, isAnswered) : asked;

  const correct = useEffectEvent(() => {
    if (shown !== asked) onCorrect(shown);
  });
  useEffect(() => {
    if (shown !== asked) correct();
  }, [shown, asked]);

  const before = useRef(shown);
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    turn();
  }, [shown]);

  return shown;
}
