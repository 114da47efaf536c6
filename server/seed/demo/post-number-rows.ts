import type { Insertable } from 'kysely';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';
import { postedOn } from '#domain/work/deliverable-states.ts';
import { watchEndsAt } from '#domain/work/post-numbers.ts';
import type { PostReadings, PostWatches } from '#server/platform/db/tables.gen.ts';
import { seedId } from '#server/seed/ids.ts';
import { MAYA } from './application-plan.ts';
import { pickNumber } from './pick.ts';
import type { DemoWork } from './work-rows.ts';

/** The least and the most views that a post of a kind gets in the end. */
const VIEWS: Record<Exclude<DeliverableKind, 'ugc_video' | 'ugc_photo'>, readonly [number, number]> = {
  instagram_reel: [6_200, 21_000],
  instagram_story: [420, 1_900],
  instagram_post: [1_300, 5_400],
  tiktok_video: [4_800, 38_000],
  youtube_short: [3_100, 14_500],
  youtube_video: [1_900, 8_800],
};
/** Half of the views of a post come in its first days. */
const SLOWNESS_DAYS = 4.5;
const READ_HOUR = 9;
/** Creators who type their numbers do it about once a week. */
const TYPED_EVERY_DAYS = 7;
const DAY_MS = 86_400_000;

export interface DemoPostNumbers {
  post_watches: Insertable<PostWatches>[];
  post_readings: Insertable<PostReadings>[];
}

/** A month of numbers for every post, or as many days as it has been up. */
export function demoPostNumbers(work: DemoWork, now: Date): DemoPostNumbers {
  const makers = new Map(work.collaborations.map(({ id, creator_id }) => [id, creator_id]));
  const rows: DemoPostNumbers = { post_watches: [], post_readings: [] };
  for (const { id, collaboration_id, kind, posted_at, post_url } of work.deliverables) {
    const creator_id = makers.get(collaboration_id);
    const platform = postedOn(kind);
    if (!posted_at || !post_url || !creator_id || !platform) continue;
    const post = { id, kind, creator_id, platform, posted: new Date(posted_at), now };
    rows.post_watches.push(watchOf(post));
    rows.post_readings.push(...readingsOf(post));
  }
  return rows;
}

interface Post {
  id: string;
  kind: DeliverableKind;
  creator_id: string;
  platform: 'instagram' | 'tiktok' | 'youtube';
  posted: Date;
  now: Date;
}

/** Two in three creators had connected their account, Maya among them. */
function isRead({ creator_id, platform }: Post): boolean {
  if (platform === 'youtube') return false;
  return creator_id === seedId('creator', MAYA) || pickNumber(3, `${creator_id}/connected`) > 0;
}

function watchOf(post: Post): Insertable<PostWatches> {
  const { id, kind, creator_id, platform, posted, now } = post;
  const ends_at = watchEndsAt(kind, posted);
  const isOver = ends_at <= now;
  return {
    ...{ deliverable_id: id, creator_id, platform, ends_at: ends_at.toISOString() },
    next_read_at: isOver ? null : new Date(now.getTime() + DAY_MS).toISOString(),
    ...(!isRead(post) && {
      failure: 'not_connected',
      failing_since: posted.toISOString(),
      last_failure: `${PLATFORM_NAMES[platform]} isn’t connected.`,
    }),
  };
}

function readingsOf(post: Post): Insertable<PostReadings>[] {
  const { kind, posted, now } = post;
  const first = newYorkDate(posted);
  const ends = new Date(Math.min(watchEndsAt(kind, posted).getTime(), now.getTime()));
  const readings: Insertable<PostReadings>[] = [];
  for (let place = 0; ; place += 1) {
    const day = addDays(first, place);
    const at = new Date(Math.max(newYorkInstant(day, READ_HOUR).getTime(), posted.getTime() + 1));
    if (at >= ends) break;
    readings.push(readingOn(post, { day, place, at }));
  }
  if (isRead(post)) return readings;
  const last = readings.length - 1;
  return readings.filter((_, at) => at === last || (at > 0 && at % TYPED_EVERY_DAYS === 0));
}

interface Moment {
  day: string;
  place: number;
  at: Date;
}

function readingOn(post: Post, { day, place, at }: Moment): Insertable<PostReadings> {
  const { id, kind, platform } = post;
  const [least, most] = VIEWS[kind as keyof typeof VIEWS];
  const last = least + pickNumber(most - least, `${id}/views`);
  const views =
    kind === 'instagram_story' ? last : Math.round(last * (1 - Math.exp(-(place + 0.6) / SLOWNESS_DAYS)));
  const part = (thousandths: number, name: string) =>
    Math.round((views * (thousandths + pickNumber(thousandths, `${id}/${name}`))) / 1_000);
  const isTyped = !isRead(post);
  return {
    ...{ deliverable_id: id, day, source: isTyped ? 'creator' : platform, read_at: at.toISOString() },
    views,
    ...{ likes: part(42, 'likes'), comments: part(3, 'comments') },
    // TikTok says neither how many people a post reached nor how many saved it.
    reach: platform === 'instagram' && !isTyped ? Math.round(views * 0.81) : null,
    saves: platform === 'instagram' ? part(9, 'saves') : null,
    shares: part(5, 'shares'),
  };
}
