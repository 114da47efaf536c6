import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CreatorApplication, CreatorProfile } from '#contract/creators/profiles.ts';
import type { AutosaveState } from '#web/components/autosave/autosave.ts';
import { useAutosave } from '#web/components/autosave/use-autosave.ts';
import { applicationCalls } from './application-calls.ts';
import { applicationOptions } from './application-options.ts';
import { type ProfileAutosave, profileAutosave, profileOf } from './profile-autosave.ts';
import { type Problems, type ProfileValues, problemsOf, valuesOf } from './profile-values.ts';

const SAVE_AFTER_MS = 900;

export interface ProfileHandle {
  application: CreatorApplication & { profile: CreatorProfile };
  values: ProfileValues;
  /** The values that can't be saved, by field. */
  problems: Problems;
  state: AutosaveState<ProfileValues>;
  store: ProfileAutosave;
}

/** The form of the user's own profile. The loader has created it. `savesItself` is true for applications. */
export function useProfile({ savesItself }: { savesItself: boolean }): ProfileHandle {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const { data: application } = useSuspenseQuery(applicationOptions(api));
  const profile = profileOf(application);
  const { store, state } = useAutosave<CreatorApplication, ProfileValues>(`profile:${profile.id}`, (keep) =>
    profileAutosave({
      calls: applicationCalls(api),
      read: () => queries.getQueryData(applicationOptions(api).queryKey) ?? application,
      write: (next) => void queries.setQueryData(applicationOptions(api).queryKey, next),
      keep,
      save_after_ms: savesItself ? SAVE_AFTER_MS : null,
    }),
  );
  const values = { ...valuesOf(profile), ...state.typed };
  return {
    application: { ...application, profile },
    values,
    problems: { ...problemsOf(values), ...state.refused },
    state,
    store,
  };
}
