import { type FormEvent, useRef, useState } from 'react';
import { fieldProblem } from './failure-words.ts';
import { useDeed } from './use-deed.ts';

type OneField = {
  /** Its name in the API's refusals. */
  path: string;
  findProblem: () => string | null;
  send: () => Promise<void>;
};

/** A form of one field: what is wrong with it, found here or by the API, is said beside it and takes the focus. */
export function useOneField({ path, findProblem, send }: OneField) {
  const [problem, setProblem] = useState<string | null>(null);
  const { isWaiting, refusal, run } = useDeed();
  const field = useRef<HTMLInputElement>(null);

  function complain(found: string) {
    setProblem(found);
    field.current?.focus();
  }

  async function sendOrComplain() {
    try {
      await send();
    } catch (cause) {
      const found = fieldProblem(cause, path);
      if (found === null) throw cause;
      complain(found);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = findProblem();
    if (found) complain(found);
    else void run(sendOrComplain);
  }

  return { field, problem, forgetProblem: () => setProblem(null), isWaiting, refusal, submit };
}
