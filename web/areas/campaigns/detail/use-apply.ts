import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CampaignDetail } from '#contract/campaigns/details.ts';
import { call } from '#web/api/call.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { useAction } from '#web/session/use-action.ts';
import { type ApplyDraft, applyDraftOf } from './apply-draft.ts';
import { type ApplyErrors, findApplyErrors, toApplyRequest } from './apply-request.ts';

/** The application form: its values, its errors and sending it. */
export function useApply(campaign: CampaignDetail) {
  const queries = useQueryClient();
  const store = applyDraftOf(campaign.id);
  const draft = useTabStore(store);
  const [shownErrors, setShownErrors] = useState<ApplyErrors>({});
  const asked = { ...campaign, questions: campaign.brief.questions };
  const applying = useAction(
    (api) =>
      call(api, 'POST /api/campaigns/:campaign_id/applications', {
        params: { campaign_id: campaign.id },
        body: toApplyRequest(draft, asked),
      }),
    {
      after: () => {
        store.forget();
        return queries.invalidateQueries();
      },
      // The campaign may have closed, filled up or changed since the page was read.
      afterRefusal: 'everything',
      done: () => ({
        title: 'Applied',
        description: 'We’ll notify you here and by email.',
        variant: 'success',
      }),
    },
  );

  function change(changed: Partial<ApplyDraft>) {
    const next = { ...draft, ...changed };
    store.set(next);
    // An error disappears as soon as it is fixed.
    const now = findApplyErrors(next, asked);
    setShownErrors((shown) => Object.fromEntries(Object.entries(now).filter(([key]) => key in shown)));
  }

  /** Returns the errors that prevent sending; null if there are none. */
  async function send(): Promise<ApplyErrors | null> {
    if (applying.isBusy) return null;
    const errors = findApplyErrors(draft, asked);
    setShownErrors(errors);
    applying.say(null);
    if (Object.keys(errors).length > 0) return errors;
    await applying.run();
    return null;
  }

  return {
    draft,
    change,
    errors: shownErrors,
    refusal: applying.problem,
    isSending: applying.isBusy,
    send,
  };
}
