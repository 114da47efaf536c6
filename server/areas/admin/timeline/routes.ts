import { type TimelineEntry, timelineEndpoints } from '#contract/admin/timeline.ts';
import { seesAmounts } from '#domain/accounts/access.ts';
import { hideAmounts } from '#domain/format/hide-amounts.ts';
import { noteView } from '#server/platform/http/note-view.ts';
import { handle } from '#server/platform/http/route.ts';
import { readTimeline } from './read-timeline.ts';

export const timelineRoutes = [
  handle(timelineEndpoints.getTimeline, async ({ context, account, params, query }) => {
    const page = await readTimeline(context.db, params.id, query.cursor);
    noteView({ subject_type: 'account', subject_id: params.id });
    if (seesAmounts(account)) return page;
    return { ...page, entries: page.entries.map(withoutMoney) };
  }),
];

/** Leads to no record of money either, because its page wouldn't open. */
function withoutMoney(entry: TimelineEntry): TimelineEntry {
  const isMoney = entry.kind === 'earning' || entry.kind === 'payout';
  return { ...entry, name: hideAmounts(entry.name), record_id: isMoney ? null : entry.record_id };
}
