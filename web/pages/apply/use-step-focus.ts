import { useEffect, useRef, useState } from 'react';
import type { ApplicationStep } from '#domain/application-steps.ts';

/** A new stop begins at its title, and a press that finds something amiss leads to the list of it. */
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

  // The list is drawn by then.
  useEffect(() => {
    if (asked > 0) summaryRef.current?.focus();
  }, [asked]);

  return { titleRef, summaryRef, onSummary: () => setAsked((times) => times + 1) };
}
