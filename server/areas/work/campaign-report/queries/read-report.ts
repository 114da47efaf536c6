import type { CampaignReport, ReportCreator, ReportPost } from '#contract/work/campaign-reports.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { newYorkInstant } from '#domain/format/new-york-dates.ts';
import { bestFirst, costsOf, sumNumbers, sumResults } from '#domain/work/campaign-results.ts';
import { isOpenCollaboration } from '#domain/work/collaboration-states.ts';
import { NO_NUMBERS, sourceWords } from '#domain/work/post-numbers.ts';
import { reportDays } from '#domain/work/report-days.ts';
import {
  readPostNumbers,
  type WatchedPost,
} from '#server/areas/work/post-numbers/queries/read-post-numbers.ts';
import { type LinkResults, readLinkResults } from '#server/areas/work/tap-links/queries/read-link-results.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readCampaign, readWork } from './read-campaign.ts';
import { readSpend } from './read-spend.ts';

/**
 * The report of a campaign. The page, its files, the shared report and the email all come from here, so that they agree.
 * The caller has checked who asks, and reads in a snapshot.
 */
export async function readReport(db: Database, campaignId: string): Promise<CampaignReport> {
  const campaign = await readCampaign(db, campaignId);
  const work = await readWork(db, campaignId);
  const spend = await readSpend(db, campaignId);
  const posts = await readPostNumbers(db, { campaign_id: campaignId });
  const links = await readLinkResults(db, campaignId);
  const linkOf = new Map(links.map((link) => [link.collaboration_id, link]));
  const creators = work
    .map(({ id, name }) => {
      const own = posts.filter(({ collaboration_id }) => collaboration_id === id);
      return presentCreator({ id, name, posts: own, link: linkOf.get(id), spend: spend.get(id)?.cents ?? 0 });
    })
    .filter((creator, at) => work[at]?.status !== 'cancelled' || hasBrought(creator));
  const totals = sumResults(creators);
  const { numbers_until, first_post_at } = postSpan(posts);
  return {
    ...campaign,
    first_post_at,
    numbers_until,
    changed_at: latestOf([
      campaign.published_at,
      ...posts.map(({ posted_at }) => posted_at),
      ...posts.map(({ current }) => current?.read_at ?? null),
      ...[...spend.values()].map(({ released_at }) => released_at),
      ...links.map(({ days }) => noonOf(days.at(-1)?.day)),
    ]),
    open_work_count: work.filter(({ status }) => isOpenCollaboration(status)).length,
    has_links: links.length > 0,
    totals: { ...totals, ...costsOf(totals) },
    creators: bestFirst(creators),
    posts: bestFirst(posts.map((post) => presentPost(post, linkOf.get(post.collaboration_id)))),
    days: reportDays({ posts: posts.map(({ days }) => days), links: links.map(({ days }) => days) }),
  };
}

interface Brought {
  id: string;
  name: string;
  posts: readonly WatchedPost[];
  link: LinkResults | undefined;
  spend: number;
}

function presentCreator({ id, name, posts, link, spend }: Brought): ReportCreator {
  const results = {
    ...sumNumbers(posts.map(({ current }) => current ?? NO_NUMBERS)),
    taps: link?.taps ?? 0,
    redemptions: link?.redemptions ?? 0,
    spend_cents: spend,
  };
  return { ...results, ...costsOf(results), name, collaboration_id: id, post_count: posts.length };
}

/** Work that was called off is listed only where it brought or cost something. */
function hasBrought({ post_count, taps, redemptions, spend_cents }: ReportCreator): boolean {
  return post_count > 0 || taps > 0 || redemptions > 0 || (spend_cents ?? 0) > 0;
}

function presentPost(post: WatchedPost, link: LinkResults | undefined): ReportPost {
  const { creator_name, kind, platform, post_url, posted_at, current, said_by } = post;
  return {
    ...sumNumbers([current ?? NO_NUMBERS]),
    ...{ creator_name, kind, platform, url: post_url || null, posted_at: posted_at || null },
    redemptions: link?.redemptions ?? 0,
    source: current && sourceWords({ ...current, said_by, has_screenshot: current.screenshot_id !== null }),
  };
}

function postSpan(posts: readonly WatchedPost[]): Pick<CampaignReport, 'first_post_at' | 'numbers_until'> {
  const first_post_at = posts.map(({ posted_at }) => posted_at).toSorted()[0] ?? null;
  const ends = latestOf(posts.map(({ reading_ends_at }) => reading_ends_at));
  // A watch ends with the first moment of the next day.
  const numbers_until = ends === null ? null : newYorkDate(new Date(Date.parse(ends) - 1));
  return { first_post_at, numbers_until };
}

function noonOf(day: string | undefined): string | null {
  return day === undefined ? null : newYorkInstant(day, 12).toISOString();
}

function latestOf(moments: readonly (string | null)[]): string | null {
  return (
    moments
      .filter((at) => at !== null)
      .toSorted()
      .at(-1) ?? null
  );
}
