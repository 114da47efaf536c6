import { useEffect, useEffectEvent, useRef } from 'react';
import { fieldProblem, type SignUpValues } from '#web/components/auth/sign-up-values.ts';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';
import { FIELDS_OF, type Question, shownQuestion } from './sign-up-steps.ts';

type ShownQuestionOptions = {
  asked: Question;
  values: SignUpValues;
  /** The address asks for a question that can't be shown yet. */
  onCorrect: (shown: Question) => void;
  /** A different question is shown, so the focus has to move. */
  onTurn: () => void;
};

/** The question to show. The answers are known only after hydration. */
export function useShownQuestion({ asked, values, onCorrect, onTurn }: ShownQuestionOptions): Question {
  const isHydrated = useIsHydrated();
  const isAnswered = (question: Question) =>
    FIELDS_OF[question].every((field) => fieldProblem(field, values) === null);
  const shown = isHydrated ? shownQuestion(asked, isAnswered) : asked;

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
