import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Takes over what was typed or filled in before the page was alive; the next drawing would wipe it out. */
export function useAdoptTyped(
  form: RefObject<HTMLFormElement | null>,
  adopt: (typed: FormData) => void,
): void {
  const onAlive = useEffectEvent(adopt);
  useEffect(() => {
    if (form.current) onAlive(new FormData(form.current));
  }, [form]);
}

export function textIn(typed: FormData, name: string): string {
  const text = typed.get(name);
  return typeof text === 'string' ? text : '';
}
