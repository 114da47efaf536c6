import { type FocusEvent, useState } from 'react';
import type { ApplicationStep } from '#domain/creators/application-steps.ts';
import type { ProfileHandle } from '#web/components/profile/use-profile.ts';
import type { Missing } from './step-missing.ts';

/**
 * The errors shown beside fields: refusals immediately, invalid values on blur, missing parts after the step was left.
 */
export function useShownErrors({ problems, state }: ProfileHandle, missing: readonly Missing[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<ReadonlySet<ApplicationStep>>(new Set());

  function errorOf(name: string): string | null {
    const refusal = state.refused[name] ?? state.refused[`${name}_id`];
    if (refusal !== undefined) return refusal;
    const gap = missing.find((part) => part.name === name);
    if (gap && (shown.has(gap.step) || (name === 'full_name' && left.has(name)))) return gap.message;
    const isAsked = left.has(name) || shown.has(name.startsWith('prices.') ? 'prices' : 'about');
    return isAsked && !gap ? (problems[name] ?? null) : null;
  }

  return {
    errorOf,
    shown,
    show: (steps: readonly ApplicationStep[]) => setShown(new Set([...shown, ...steps])),
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      const name = target.getAttribute('name');
      if (name) setLeft((before) => new Set([...before, name]));
    },
  };
}
