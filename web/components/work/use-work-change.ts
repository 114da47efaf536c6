import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Collaboration } from '#contract/work/collaborations.ts';
import { workOptions } from './work-options.ts';

/** Shown when somebody else acted first: by then the page has been refetched. */
export const PAGE_REFRESHED = 'This page now shows the latest status.';

/** The cache updates of every action on a piece of work: the answer is its new state. */
export function useWorkChange(id: string) {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const { queryKey } = workOptions(api, id);
  return {
    after(work: Collaboration) {
      queries.setQueryData(queryKey, work);
      void queries.invalidateQueries({ predicate: ({ queryKey: [head] }) => head !== queryKey[0] });
    },
    // The other side or the clock may have acted first.
    afterRefusal: () => queries.invalidateQueries({ queryKey }),
  };
}
