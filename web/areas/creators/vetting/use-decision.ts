import { useQueryClient } from '@tanstack/react-query';
import type { Applicant, ApplicantDecision } from '#contract/creators/vetting.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { toast } from '#web/ui/toast.ts';
import { nameOf } from './applicant-head.tsx';

const DONE: Record<ApplicantDecision['decision'], (name: string) => string> = {
  approve: (name) => `${name} was approved.`,
  request_changes: (name) => `Changes requested from ${name}.`,
  reject: (name) => `${name} was rejected.`,
};

const NAMES = ['note', 'reason', 'items', 'decision', 'subject', 'step'] as const;

/** Sends a decision, shows the result and opens the next application. A refusal is shown beside the decision. */
export function useDecision(applicant: Applicant, onDecided: () => void) {
  const queries = useQueryClient();
  const path = { creator_id: applicant.profile.id };
  const { run, isBusy, input, problem, fields, say } = useAction(
    (api, body: ApplicantDecision) =>
      call(api, 'POST /api/admin/applicants/:creator_id/decision', { params: path, body }),
    {
      names: NAMES,
      after: (_, { decision }) => {
        // Opens the next application right away, before the queue is refetched.
        toast({ title: DONE[decision](nameOf(applicant)), variant: 'success' });
        onDecided();
        return queries.invalidateQueries();
      },
    },
  );
  const [refused] = Object.values(fields);
  const sending = isBusy && input ? input.decision : null;
  return { decide: run, sending, error: refused ? `${refused}.` : problem, setError: say };
}
