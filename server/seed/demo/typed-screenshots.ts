import { svgDocument } from '#art/document.ts';
import { letter } from '#art/lettering/letter.ts';
import { line, rect } from '#art/pen.ts';
import { kindName } from '#domain/campaigns/deliverables.ts';
import { formatCount } from '#domain/format/count.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import { METRIC_NAMES, POST_METRICS, type PostNumbers } from '#domain/work/post-numbers.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { DemoPicture } from './pictures.ts';

const FRAME = { width: 540, height: 900 };
const LEFT = 48;
const TOP = 280;
const ROW = 92;

/** The screenshots that come with typed numbers: each shows the numbers of its day as the app would. */
export async function listTypedScreenshots(db: Database): Promise<DemoPicture[]> {
  const rows = await db
    .selectFrom('post_readings as r')
    .innerJoin('deliverables as d', 'd.id', 'r.deliverable_id')
    .innerJoin('collaborations as w', 'w.id', 'd.collaboration_id')
    .select([
      'r.deliverable_id',
      'r.day',
      'r.views',
      'r.reach',
      'r.likes',
      'r.comments',
      'r.saves',
      'r.shares',
    ])
    .select(['d.kind', 'w.creator_id'])
    .where('r.source', '=', 'creator')
    .where('r.screenshot_id', 'is', null)
    .orderBy('r.day', 'desc')
    .orderBy('r.deliverable_id')
    .execute();
  return rows.map(({ deliverable_id, day, kind, creator_id, ...numbers }) => ({
    entity_type: 'creator',
    entity_id: creator_id,
    role: 'attachment',
    original_name: `insights-${deliverable_id.slice(-6)}-${day}.jpg`,
    drawing: drawInsights(`${kindName(kind)} insights`, dateWords(day), numbers),
    caption: '',
    alt_text: '',
    typed: { deliverable_id, day },
  }));
}

function drawInsights(title: string, day: string, numbers: PostNumbers): string {
  const shown = POST_METRICS.flatMap((metric) => {
    const count = numbers[metric];
    return count === null ? [] : [[METRIC_NAMES[metric], formatCount(count)] as const];
  });
  const rows = shown.map(([name, count], at) => {
    const y = TOP + at * ROW;
    return (
      line(LEFT, y - ROW / 2, FRAME.width - LEFT, y - ROW / 2, '#e4ddd3') +
      words(name, { x: LEFT, y, size: 30, fill: '#574e45', anchor: 'start' }) +
      words(count, { x: FRAME.width - LEFT, y, size: 38, fill: '#1f1a16', anchor: 'end' })
    );
  });
  return svgDocument(
    FRAME,
    rect(0, 0, FRAME.width, FRAME.height, '#ffffff') +
      words(title, { x: LEFT, y: 96, size: 40, fill: '#1f1a16', anchor: 'start' }) +
      words(day, { x: LEFT, y: 152, size: 28, fill: '#574e45', anchor: 'start' }) +
      rows.join(''),
  );
}

/** The letters are outlines, because a server may have no fonts; they have capitals only. */
function words(text: string, look: Omit<Parameters<typeof letter>[0], 'text'>): string {
  return letter({ ...look, text: text.toUpperCase(), maxWidth: FRAME.width - 2 * LEFT });
}
