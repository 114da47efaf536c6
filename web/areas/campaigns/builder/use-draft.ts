import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CampaignDraft } from '#contract/campaigns/drafts.ts';
import { call } from '#web/api/call.ts';
import type { AutosaveState } from '#web/components/autosave/autosave.ts';
import { useAutosave } from '#web/components/autosave/use-autosave.ts';
import { draftOptions } from '#web/components/campaigns/builder-options.ts';
import { type DraftAutosave, draftAutosave } from './draft-autosave.ts';
import { type DraftValues, valuesOf } from './draft-values.ts';

const SAVE_AFTER_MS = 900;

export interface DraftHandle {
  draft: CampaignDraft;
  values: DraftValues;
  state: AutosaveState<DraftValues>;
  store: DraftAutosave;
  /** True if creators can already see it: changes are then saved by hand, as a new version of the brief. */
  isPosted: boolean;
}

/** The form of a campaign that the page's loader has fetched. */
export function useDraft(businessId: string, identifier: string): DraftHandle {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const options = draftOptions(api, businessId, identifier);
  const { data: draft } = useSuspenseQuery(options);
  const isPosted = draft.status !== 'draft' && draft.status !== 'awaiting_funding';
  const { store, state } = useAutosave<CampaignDraft, DraftValues>(`campaign:${draft.id}`, (keep) => {
    const params = { id: businessId, identifier: draft.id };
    return draftAutosave({
      read: () => queries.getQueryData(options.queryKey) ?? draft,
      write: (next) => void queries.setQueryData(options.queryKey, next),
      fetch: () => call(api, 'GET /api/businesses/:id/campaigns/:identifier/draft', { params }),
      save: async (version, changes) => {
        const body = { ...changes, version } as never;
        const request = { params, body, keepalive: true };
        return isPosted
          ? call(api, 'POST /api/businesses/:id/campaigns/:identifier/revisions', request)
          : call(api, 'PATCH /api/businesses/:id/campaigns/:identifier/draft', request);
      },
      keep,
      save_after_ms: isPosted ? null : SAVE_AFTER_MS,
    });
  });
  return { draft, values: { ...valuesOf(draft), ...state.typed }, state, store, isPosted };
}
