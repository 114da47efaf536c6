import { useEffect, useRef, useState } from 'react';
import type { ApplicationStep } from '#domain/creators/application-steps.ts';

/** A new step focuses its title; a press that finds problems focuses their list. */
export function useStepFocus(step: ApplicationStep) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const seen = useRef(step);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    window.scrollTo({ top: 0 });
    titleRef.current?.focus({ preventScroll: true });
  }, [step]);

  // The list has rendered by then.
  useEffect(() => {
    if (asked > 0) summaryRef.current?.focus();
  }, [asked]);

  return { titleRef, summaryRef, onSummary: () => setAsked((times) => times + 1) };
}
