import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { OwnApplication, OwnApplicationPage } from '#contract/hiring/own-applications.ts';
import type { CollaborationRow } from '#contract/work/collaborations.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { loadParts, ownApplicationsOptions } from '#web/components/applications/own-applications-options.ts';
import { openWorkOptions } from '#web/components/work/work-options.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';

/** The creator's own applications on the dashboard. */
export interface OwnWork {
  needs_you: readonly OwnApplication[];
  waiting: readonly OwnApplication[];
  accepted: readonly OwnApplication[];
  closed: readonly OwnApplication[];
  counts: OwnApplicationPage['counts'];
  /** Accepted work that isn't finished. */
  collaborations: readonly CollaborationRow[];
}

export async function loadOwnWork(context: RouterContext): Promise<void> {
  await Promise.all([
    loadParts(context),
    getQueryClient(context).ensureQueryData(openWorkOptions(context.api)),
  ]);
}

export function useOwnWork(api: ApiReach): OwnWork {
  const { data: needs } = useSuspenseInfiniteQuery(ownApplicationsOptions(api, 'needs_you'));
  const { data: waiting } = useSuspenseInfiniteQuery(ownApplicationsOptions(api, 'waiting'));
  const { data: accepted } = useSuspenseInfiniteQuery(ownApplicationsOptions(api, 'accepted'));
  const { data: closed } = useSuspenseInfiniteQuery(ownApplicationsOptions(api, 'closed'));
  const { data: work } = useSuspenseQuery(openWorkOptions(api));
  const newest = needs.pages[0];
  if (newest === undefined) throw new Error('A list that has loaded has a page');
  return {
    needs_you: newest.applications,
    waiting: waiting.pages[0]?.applications ?? [],
    accepted: accepted.pages[0]?.applications ?? [],
    closed: closed.pages[0]?.applications ?? [],
    counts: newest.counts,
    collaborations: work.collaborations,
  };
}
