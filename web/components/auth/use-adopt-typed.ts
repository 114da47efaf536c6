import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Adopts text typed or autofilled before hydration; the next render would clear it. */
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
