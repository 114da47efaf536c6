import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CampaignDetail } from '#web/api/generated/types.gen.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { isSignedOut, leadToDoor } from '#web/session/session-lost.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { toast } from '#web/ui/toast.ts';
import { type ApplyDraft, applyDraftOf } from './apply-draft.ts';
import { type ApplyTrouble, findApplyTrouble, toApplyRequest } from './apply-request.ts';

/** The form of an application: what is typed, what is wrong with it, and sending it. */
export function useApply(campaign: CampaignDetail) {
  const { api } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const queries = useQueryClient();
  const store = applyDraftOf(campaign.id);
  const draft = useTabStore(store);
  const [shownTrouble, setShownTrouble] = useState<ApplyTrouble>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const asked = { ...campaign, questions: campaign.brief.questions };

  function change(changed: Partial<ApplyDraft>) {
    const next = { ...draft, ...changed };
    store.set(next);
    // What was said to be wrong goes as soon as it is right.
    const now = findApplyTrouble(next, asked);
    setShownTrouble((shown) => Object.fromEntries(Object.entries(now).filter(([key]) => key in shown)));
  }

  /** True once it is sent. */
  async function send(): Promise<ApplyTrouble | null> {
    if (isUnderWay.current) return null;
    const trouble = findApplyTrouble(draft, asked);
    setShownTrouble(trouble);
    setRefusal(null);
    if (Object.keys(trouble).length > 0) return trouble;
    isUnderWay.current = true;
    setSending(true);
    try {
      const { applyToCampaign } = await import('#web/api/generated/sdk.gen.ts');
      const path = { campaign_id: campaign.id };
      await applyToCampaign({ ...api, path, body: toApplyRequest(draft, asked), throwOnError: true });
      store.forget();
      toast({ title: 'Applied', description: 'You hear back in the app and by email.', variant: 'success' });
      await queries.invalidateQueries();
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      setRefusal(adviceFor(cause));
      // It may have closed, filled up or changed since the page was read.
      await queries.invalidateQueries();
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
    return null;
  }

  return { draft, change, trouble: shownTrouble, refusal, isSending, send };
}
