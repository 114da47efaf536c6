import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import * as client from '../api/generated/sdk.gen.ts';
import type { Collaboration } from '../api/generated/types.gen.ts';
import type { BusinessDeeds, CreatorDeeds } from '../components/work/work-deeds.ts';
import { workOptions } from '../components/work/work-options.ts';
import type { RouterContext } from '../router-context.ts';
import { isSignedOut, leadToDoor } from './session-lost.ts';

/** What is done with one piece of work. Every answer holds the work as it then stands. */
function reachWork(router: AnyRouter, queries: QueryClient, id: string) {
  const { api } = router.options.context as RouterContext;
  const { queryKey } = workOptions(api, id);

  async function act(send: Promise<{ data: Collaboration }>): Promise<void> {
    try {
      const { data } = await send;
      queries.setQueryData(queryKey, data);
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      // The other side, or the clock, may have been faster: the page then shows how it stands.
      await queries.invalidateQueries({ queryKey });
      throw cause;
    }
    void queries.invalidateQueries({ predicate: ({ queryKey: [head] }) => head !== queryKey[0] });
  }

  return { reach: { ...api, throwOnError: true as const }, queryKey, act };
}

export function createCreatorDeeds(router: AnyRouter, queries: QueryClient, id: string): CreatorDeeds {
  const { reach, queryKey, act } = reachWork(router, queries, id);
  const place = (deliverableId: string) => ({ ...reach, path: { id: deliverableId } });
  /** One after the other: each says the whole list, so two at once would lose a file. */
  let last: Promise<unknown> = Promise.resolve();

  function draftOf(deliverableId: string) {
    const work = queries.getQueryData(queryKey);
    return work?.deliverables.find((one) => one.id === deliverableId)?.draft_files ?? [];
  }

  /** Shown at once; a refusal brings back what is there. */
  function showDraft(deliverableId: string, ids: readonly string[]): void {
    const known = new Map(draftOf(deliverableId).map((file) => [file.media_file_id, file]));
    const draft_files = ids.flatMap((one) => known.get(one) ?? []);
    queries.setQueryData(
      queryKey,
      (work) =>
        work && {
          ...work,
          deliverables: work.deliverables.map((one) =>
            one.id === deliverableId ? { ...one, draft_files } : one,
          ),
        },
    );
  }

  function keep(deliverableId: string, idsOf: () => readonly string[]): Promise<void> {
    const next = last.then(() =>
      act(client.putDraftFiles({ ...place(deliverableId), body: { media_file_ids: [...idsOf()] } })),
    );
    last = next.catch(() => undefined);
    return next;
  }

  return {
    start: () => act(client.startCollaboration({ ...reach, path: { id } })),
    keepDraft(deliverableId, ids) {
      showDraft(deliverableId, ids);
      return keep(deliverableId, () => ids);
    },
    addToDraft: (deliverableId, mediaFileId) =>
      keep(deliverableId, () => [
        ...draftOf(deliverableId).map(({ media_file_id }) => media_file_id),
        mediaFileId,
      ]),
    submit: (deliverableId, body) => act(client.submitVersion({ ...place(deliverableId), body })),
    post: (deliverableId, url) => act(client.sendPostLink({ ...place(deliverableId), body: { url } })),
    cancel: (body) => act(client.cancelCollaboration({ ...reach, path: { id }, body })),
  };
}

export function createBusinessDeeds(router: AnyRouter, queries: QueryClient, id: string): BusinessDeeds {
  const { reach, act } = reachWork(router, queries, id);
  const place = (deliverableId: string) => ({ ...reach, path: { id: deliverableId } });
  return {
    approve: (deliverableId, body) => act(client.approveVersion({ ...place(deliverableId), body })),
    askForChanges: (deliverableId, body) => act(client.requestChanges({ ...place(deliverableId), body })),
    verify: (deliverableId) => act(client.verifyPost(place(deliverableId))),
    returnPost: (deliverableId, words) =>
      act(client.returnPost({ ...place(deliverableId), body: { words } })),
    extend: (deliverableId, due_on) =>
      act(client.extendDeliverable({ ...place(deliverableId), body: { due_on } })),
    cancel: (body) => act(client.cancelCollaboration({ ...reach, path: { id }, body })),
  };
}
