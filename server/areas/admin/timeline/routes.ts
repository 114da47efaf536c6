import { timelineEndpoints } from '#contract/admin/timeline.ts';
import { noteView } from '#server/platform/http/note-view.ts';
import { handle } from '#server/platform/http/route.ts';
import { readTimeline } from './read-timeline.ts';

export const timelineRoutes = [
  handle(timelineEndpoints.getTimeline, async ({ context, params, query }) => {
    const page = await readTimeline(context.db, params.id, query.cursor);
    noteView({ subject_type: 'account', subject_id: params.id });
    return page;
  }),
];
