import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CreatorApplication, CreatorProfile } from '#contract/creators.ts';
import { applicationCalls } from './application-calls.ts';
import { applicationOptions } from './application-options.ts';
import { watchLeaving } from './leaving-watch.ts';
import { type DraftState, ProfileDraft } from './profile-draft.ts';
import { type Problems, type ProfileValues, problemsOf, valuesOf } from './profile-values.ts';

const SAVE_AFTER_MS = 900;

export interface ProfileHandle {
  application: CreatorApplication & { profile: CreatorProfile };
  values: ProfileValues;
  /** What was typed and cannot be kept, by field. */
  problems: Problems;
  state: DraftState;
  draft: ProfileDraft;
}

/** One's own profile in a form, for pages whose loader has begun it. `savesItself` as an application does. */
export function useProfileDraft({ savesItself }: { savesItself: boolean }): ProfileHandle {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const { data: application } = useSuspenseQuery(applicationOptions(api));
  const [draft] = useState(
    () =>
      new ProfileDraft({
        calls: applicationCalls(api),
        read: () => queries.getQueryData(applicationOptions(api).queryKey) ?? application,
        write: (next) => void queries.setQueryData(applicationOptions(api).queryKey, next),
        save_after_ms: savesItself ? SAVE_AFTER_MS : null,
      }),
  );
  const state = useSyncExternalStore(draft.subscribe, draft.getState, draft.getState);
  useEffect(() => watchLeaving(draft, savesItself), [draft, savesItself]);
  const { profile } = application;
  if (profile === null) throw new Error('The loader of this page begins the profile');
  const values = { ...valuesOf(profile), ...state.typed };
  return {
    application: { ...application, profile },
    values,
    problems: { ...problemsOf(values), ...state.refusals },
    state,
    draft,
  };
}
