import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { QuickPost } from '#contract/campaigns/quick-posts.ts';
import { splitBudget } from '#domain/campaigns/budget.ts';
import { call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { useIdempotencyKey } from '#web/components/fundings/use-idempotency-key.ts';
import { useAction } from '#web/session/use-action.ts';

const WRITTEN = {
  package: {
    title: 'We wrote a first brief',
    description: 'It comes from the package and what you told us about your shop. Change anything you like.',
    variant: 'ai',
  },
  template: { title: 'New draft from your template.', variant: 'success' },
} as const;

interface Posting {
  answers: QuickPost;
  /** The draft that earlier answers made, if it is still there. */
  campaign_id: string | null;
}

/** Turns the answers into a draft, or changes the draft they made before, and opens it. */
export function useQuickPost(businessId: string, onMade: (campaignId: string) => void) {
  const router = useRouter();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();

  return useAction(
    async (reach, { answers, campaign_id }: Posting) => {
      const changed = campaign_id && (await changeDraft(reach, { id: businessId, campaign_id, answers }));
      if (changed) return { campaign_id: changed, isNew: false };
      const made = await call(reach, 'POST /api/businesses/:id/quick-posts', {
        params: { id: businessId },
        headers: { 'idempotency-key': keyFor(answers) },
        body: answers,
      });
      return { ...made, isNew: true };
    },
    {
      after: async ({ campaign_id }) => {
        onMade(campaign_id);
        await queries.invalidateQueries({ refetchType: 'none' });
        await router.navigate({ href: `/business/campaigns/${campaign_id}/edit` });
      },
      done: ({ isNew }, { answers }) =>
        isNew ? WRITTEN[answers.template_id ? 'template' : 'package'] : null,
      failed: 'Couldn’t make a draft',
    },
  );
}

type Change = { id: string; campaign_id: string; answers: QuickPost };

/** The id of the changed draft; null if it is gone or posted already. What was written in it since stays. */
async function changeDraft(api: ApiReach, { id, campaign_id, answers }: Change): Promise<string | null> {
  const params = { id, identifier: campaign_id };
  const draft = await call(api, 'GET /api/businesses/:id/campaigns/:identifier/draft', { params }).catch(
    (cause) => {
      if ((cause as { status?: number } | null)?.status === 404) return null;
      throw cause;
    },
  );
  if (draft === null || (draft.status !== 'draft' && draft.status !== 'awaiting_funding')) return null;
  const { total_cents, creator_count, fulfilment, location_ids, application_deadline, content_due_days } =
    answers;
  const split = splitBudget({ total_cents, creator_count, fee_percent: draft.business_fee_percent });
  if (!split.fits) return null;
  await call(api, 'PATCH /api/businesses/:id/campaigns/:identifier/draft', {
    params,
    body: {
      version: draft.version,
      creator_payout_cents: split.receipt.payout_cents,
      slots: creator_count,
      fulfilment,
      location_ids: fulfilment === 'visit' ? location_ids : [],
      application_deadline,
      content_due_days,
    },
  });
  return campaign_id;
}
