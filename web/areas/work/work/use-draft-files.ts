import { useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouteContext, useRouter } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { PAGE_REFRESHED, useWorkChange } from '#web/components/work/use-work-change.ts';
import { workOptions } from '#web/components/work/work-options.ts';
import { performAction } from '#web/session/perform-action.ts';
import { useAction } from '#web/session/use-action.ts';

/** The files of a deliverable's next version, and the result of the last change. */
export function useDraftFiles(workId: string, deliverableId: string) {
  const { api } = useRouteContext({ from: '__root__' });
  const router: AnyRouter = useRouter();
  const queries = useQueryClient();
  const change = useWorkChange(workId);
  const { queryKey } = workOptions(api, workId);

  function draftOf() {
    const work = queries.getQueryData(queryKey);
    return work?.deliverables.find((one) => one.id === deliverableId)?.draft_files ?? [];
  }

  /** Shows a change immediately; a refusal restores the saved files. */
  function showDraft(ids: readonly string[]): void {
    const known = new Map(draftOf().map((file) => [file.media_file_id, file]));
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

  const put = (api: ApiReach, ids: readonly string[]) =>
    call(api, 'PUT /api/deliverables/:id/files', {
      params: { id: deliverableId },
      body: { media_file_ids: [...ids] },
    });

  // One at a time: each request sends the full list, so two at once would lose a file.
  const inTurn = { ...change, turn: `draft files of ${workId}` };
  const { run, problem } = useAction(put, { ...inTurn, conflict: PAGE_REFRESHED, isParallel: true });

  return {
    problem,
    /** Saves exactly these files, in this order. */
    keep(ids: readonly string[]) {
      showDraft(ids);
      void run(ids);
    },
    /** Adds an uploaded file at the end. Works after the page is closed, and rejects on failure. */
    async add(mediaFileId: string) {
      const behind = () => [...draftOf().map(({ media_file_id }) => media_file_id), mediaFileId];
      await performAction(router, (api) => put(api, behind()), inTurn);
    },
  };
}
