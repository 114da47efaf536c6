import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { CampaignApplicantRow } from '#contract/campaign-applicants.ts';
import { type RejectReason, UNDO_DECISION_SECONDS } from '#domain/application-states.ts';
import { formatCents } from '#domain/money.ts';
import type { CampaignApplicantsDecided } from '#web/api/generated/types.gen.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { isSignedOut, leadToDoor } from '#web/session/session-lost.ts';
import { toast } from '#web/ui/toast.ts';
import { firstNameOf, nameOf, peopleWords } from './applicant-words.ts';
import type { CampaignPlace } from './applicants-options.ts';

export type Applicant = Pick<CampaignApplicantRow, 'application_id' | 'full_name' | 'handle'>;

export interface Decision {
  decision: 'shortlist' | 'unshortlist' | 'accept' | 'reject';
  reason?: RejectReason;
  note?: string;
}

/** Sends a decision about one or many, says what came of it, and offers the way back while there is one. */
export function useDecisions(path: CampaignPlace, payoutCents: number | null) {
  const router = useRouter();
  const queries = useQueryClient();
  const { api } = useRouteContext({ from: '__root__' });
  const [isSending, setSending] = useState(false);
  const reach = { ...api, path, throwOnError: true as const };

  async function send(call: () => Promise<{ data: CampaignApplicantsDecided }>) {
    setSending(true);
    try {
      const { data } = await call();
      await queries.invalidateQueries();
      return data.results;
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      toast({ title: 'Nothing was decided', description: adviceFor(cause), variant: 'destructive' });
      return null;
    } finally {
      setSending(false);
    }
  }

  async function undo(ids: readonly string[]) {
    const { undoCampaignDecisions } = await import('#web/api/generated/sdk.gen.ts');
    const body = { application_ids: [...ids] };
    const results = await send(() => undoCampaignDecisions({ ...reach, body }));
    const failed = results?.find(({ problem }) => problem !== null);
    if (!results) return;
    toast(
      failed
        ? { title: 'It stands', description: failed.problem ?? '', variant: 'destructive' }
        : { title: 'Taken back. Nobody was told.' },
    );
  }

  /** Answers whether all of it was done. */
  async function decide(applicants: readonly Applicant[], decision: Decision): Promise<boolean> {
    if (isSending || applicants.length === 0) return false;
    const { decideCampaignApplicants } = await import('#web/api/generated/sdk.gen.ts');
    const body = { application_ids: applicants.map(({ application_id }) => application_id), ...decision };
    const results = await send(() => decideCampaignApplicants({ ...reach, body }));
    if (results === null) return false;
    const failed = results.find(({ problem }) => problem !== null);
    const done = applicants.filter(({ application_id }) =>
      results.some((result) => result.application_id === application_id && result.problem === null),
    );
    const ids = done.map(({ application_id }) => application_id);
    const isFinal = decision.decision === 'accept' || decision.decision === 'reject';
    toast({
      title: doneWords(done, decision, payoutCents),
      variant: done.length === 0 ? 'destructive' : decision.decision === 'accept' ? 'success' : 'default',
      ...(failed?.problem && { description: failed.problem }),
      ...(isFinal && ids.length > 0 && { action: { label: 'Undo', onClick: () => void undo(ids) } }),
      duration_ms: UNDO_DECISION_SECONDS * 1000,
    });
    return failed === undefined;
  }

  return { decide, isSending };
}

function doneWords(done: readonly Applicant[], { decision }: Decision, payoutCents: number | null): string {
  const [first] = done;
  if (first === undefined) return 'Nothing was decided';
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
      return `${who} off the shortlist.`;
  }
}
