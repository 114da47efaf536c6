import type { CampaignApplicantRow } from '#contract/hiring/applicants.ts';
import { formatCents } from '#domain/format/money.ts';
import { type RejectReason, UNDO_DECISION_SECONDS } from '#domain/hiring/application-states.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { firstNameOf, nameOf, peopleWords } from './applicant-words.ts';
import type { CampaignPlace } from './applicants-options.ts';

export type Applicant = Pick<CampaignApplicantRow, 'application_id' | 'full_name' | 'handle'>;

export interface Decision {
  decision: 'shortlist' | 'unshortlist' | 'accept' | 'reject';
  reason?: RejectReason;
  note?: string;
}

interface Choice {
  applicants: readonly Applicant[];
  decision: Decision;
}

/** Sends one or many decisions, shows the result, and offers Undo while it is possible. */
export function useDecisions(params: CampaignPlace, payoutCents: number | null) {
  const undoing = useAction(
    (api, application_ids: string[]) =>
      call(api, 'POST /api/businesses/:id/campaigns/:identifier/decision-undos', {
        params,
        body: { application_ids },
      }),
    {
      after: 'everything',
      done: ({ results }) => {
        const failed = results.find(({ problem }) => problem !== null);
        if (!failed) return { title: 'Undone. Nobody was notified.' };
        return { title: 'Couldn’t undo', description: failed.problem ?? '', variant: 'destructive' };
      },
      failed: 'Nothing changed',
      // Each toast has its own Undo.
      isParallel: true,
    },
  );
  const deciding = useAction(
    (api, { applicants, decision }: Choice) =>
      call(api, 'POST /api/businesses/:id/campaigns/:identifier/applicant-decisions', {
        params,
        body: { application_ids: applicants.map(({ application_id }) => application_id), ...decision },
      }),
    {
      after: 'everything',
      done: ({ results }, { applicants, decision }) => {
        const failed = results.find(({ problem }) => problem !== null);
        const done = applicants.filter(({ application_id }) =>
          results.some((result) => result.application_id === application_id && result.problem === null),
        );
        const ids = done.map(({ application_id }) => application_id);
        const isFinal = decision.decision === 'accept' || decision.decision === 'reject';
        return {
          title: doneWords(done, decision, payoutCents),
          variant: done.length === 0 ? 'destructive' : decision.decision === 'accept' ? 'success' : 'default',
          ...(failed?.problem && { description: failed.problem }),
          ...(isFinal &&
            ids.length > 0 && { action: { label: 'Undo', onClick: () => void undoing.run(ids) } }),
          duration_ms: UNDO_DECISION_SECONDS * 1000,
        };
      },
      failed: 'Nothing changed',
    },
  );
  const isSending = deciding.isBusy || undoing.isBusy;

  async function decide(applicants: readonly Applicant[], decision: Decision): Promise<void> {
    if (isSending || applicants.length === 0) return;
    await deciding.run({ applicants, decision });
  }

  return { decide, isSending };
}

function doneWords(done: readonly Applicant[], { decision }: Decision, payoutCents: number | null): string {
  const [first] = done;
  if (first === undefined) return 'Nothing changed';
  const who = done.length === 1 ? firstNameOf(first) : peopleWords(done.length);
  switch (decision) {
    case 'accept': {
      const held = payoutCents === null ? '' : ` ${formatCents(payoutCents * done.length)} is held.`;
      return `${who} ${done.length === 1 ? 'is' : 'are'} in.${held}`;
    }
    case 'reject':
      return `${done.length === 1 ? nameOf(first) : who} declined.`;
    case 'shortlist':
      return `${who} on the shortlist.`;
    case 'unshortlist':
      return `${who} removed from the shortlist.`;
  }
}
