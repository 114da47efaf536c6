import { useState } from 'react';
import type { Applicant, ApplicantDecision } from '#contract/applicants.ts';
import type { ProblemDocument } from '#contract/problem.ts';
import { decideApplication } from '#web/api/generated/sdk.gen.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { toast } from '#web/ui/toast.ts';
import { nameOf } from './applicant-head.tsx';

const DONE: Record<ApplicantDecision['decision'], (name: string) => string> = {
  approve: (name) => `${name} is in.`,
  request_changes: (name) => `${name} is asked for changes.`,
  reject: (name) => `${name} is turned down.`,
};

/** Sends a decision, says what came of it and goes on to the next. A refusal stays beside the decision. */
export function useDecision(applicant: Applicant, onDecided: () => void) {
  const deed = useAdminDeed();
  const [sending, setSending] = useState<ApplicantDecision['decision'] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function decide(body: ApplicantDecision): Promise<boolean> {
    if (sending !== null) return false;
    setSending(body.decision);
    setTrouble(null);
    const path = { creator_id: applicant.profile.id };
    try {
      await deed(
        (reach) => decideApplication({ ...reach, path, body }),
        () => {
          toast({ title: DONE[body.decision](nameOf(applicant)), variant: 'success' });
          onDecided();
        },
      );
      return true;
    } catch (cause) {
      setTrouble(fieldAdvice(cause) ?? adviceFor(cause));
      return false;
    } finally {
      setSending(null);
    }
  }

  return { decide, sending, trouble, setTrouble };
}

function fieldAdvice(cause: unknown): string | undefined {
  const { fields } = (cause ?? {}) as Partial<ProblemDocument>;
  return fields?.[0] && `${fields[0].message}.`;
}
