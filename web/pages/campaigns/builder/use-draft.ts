import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CampaignDraft } from '#contract/campaign-drafts.ts';
import * as client from '#web/api/generated/sdk.gen.ts';
import { watchLeaving } from '#web/components/profile/leaving-watch.ts';
import { localStore } from '#web/session/local-store.ts';
import { draftOptions } from './builder-options.ts';
import { type DraftState, DraftStore, type KeptDraft } from './draft-store.ts';
import { type DraftValues, valuesOf } from './draft-values.ts';

const SAVE_AFTER_MS = 900;

export interface DraftHandle {
  draft: CampaignDraft;
  values: DraftValues;
  state: DraftState;
  store: DraftStore;
  /** Whether creators can see it already: then changes are saved by hand, as a new version of the brief. */
  isPosted: boolean;
}

/** A campaign in a form, for a page whose loader has fetched it. */
export function useDraft(businessId: string, identifier: string): DraftHandle {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const options = draftOptions(api, businessId, identifier);
  const { data: draft } = useSuspenseQuery(options);
  const isPosted = draft.status !== 'draft' && draft.status !== 'awaiting_funding';
  const [store] = useState(() => {
    const reach = { ...api, throwOnError: true as const, path: { id: businessId, identifier: draft.id } };
    const key = keptKey(draft.id);
    return new DraftStore({
      read: () => queries.getQueryData(options.queryKey) ?? draft,
      write: (next) => void queries.setQueryData(options.queryKey, next),
      fetch: async () => (await client.getCampaignDraft(reach)).data,
      save: async (edit_number, changes) => {
        const body = { ...changes, edit_number } as never;
        const call = isPosted ? client.reviseCampaign : client.changeCampaignDraft;
        return (await call({ ...reach, body, keepalive: true })).data;
      },
      keep: (kept) => {
        if (kept === null) localStore.remove(key);
        else localStore.write(key, JSON.stringify(kept));
      },
      save_after_ms: isPosted ? null : SAVE_AFTER_MS,
    });
  });
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  useEffect(() => {
    const kept = readKept(draft.id);
    if (kept) store.resume(kept);
  }, [store, draft.id]);
  useEffect(() => watchLeaving(store, !isPosted), [store, isPosted]);
  return { draft, values: { ...valuesOf(draft), ...state.typed }, state, store, isPosted };
}

function keptKey(id: string): string {
  return `campaign-draft:${id}`;
}

/** Written by this page alone; whatever else stands there is as good as nothing. */
function readKept(id: string): KeptDraft | null {
  const text = localStore.read(keptKey(id));
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<KeptDraft>;
    return typeof kept.edit_number === 'number' && kept.typed ? (kept as KeptDraft) : null;
  } catch {
    return null;
  }
}
