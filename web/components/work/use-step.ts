import { useEffect, useRef, useState } from 'react';
import type { ProblemDocument } from '#contract/problem.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { toast } from '#web/ui/toast.ts';

const LONG_ENOUGH_MS = 10_000;

/** One thing that is done at a press: whether it is under way, and beside it why it was refused. */
export function useStep() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  /** Answers whether it was done. */
  async function run(deed: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      await deed();
      return true;
    } catch (cause) {
      await pageToFollow();
      if (isHere.current) setProblem(refusalWords(cause));
      else tellInPassing(cause);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { run, isBusy, problem, say: setProblem };
}

/** Somebody was faster: by then the page has been read anew, and says how it stands. */
function refusalWords(cause: unknown): string {
  const advice = adviceFor(cause);
  return isConflict(cause) ? `${advice} ${ANEW}` : advice;
}

/** The button went with what it was for, and a word beside it would have gone too. */
function tellInPassing(cause: unknown): void {
  toast({
    title: adviceFor(cause),
    ...(isConflict(cause) && { description: ANEW }),
    variant: 'destructive',
    duration_ms: LONG_ENOUGH_MS,
  });
}

const ANEW = 'This page now shows how it stands.';

function isConflict(cause: unknown): boolean {
  return ((cause ?? {}) as Partial<ProblemDocument>).status === 409;
}

/** What was read anew is drawn a moment after it has come. */
function pageToFollow(): Promise<void> {
  return new Promise((done) => setTimeout(done, 60));
}
