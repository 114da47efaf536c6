import { type FormEvent, useRef } from 'react';
import { useAction } from '#web/session/use-action.ts';

type OneField = {
  /** The field's name in the form and in the API's problem document. */
  name: string;
  findProblem: () => string | null;
  send: () => Promise<void>;
};

/** A form with one field: its error, found here or by the API, is shown beside it and takes the focus. */
export function useOneField({ name, findProblem, send }: OneField) {
  const form = useRef<HTMLFormElement>(null);
  const { run, isBusy, problem, refusal, fields, refuse, say } = useAction<void, void, string>(send, {
    names: [name],
    form,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = findProblem();
    if (found) refuse({ fields: { [name]: found }, rest: problem });
    else void run();
  }

  return {
    form,
    fieldProblem: fields[name],
    forgetFieldProblem: () => say(problem),
    problem,
    refusal,
    isBusy,
    submit,
  };
}
