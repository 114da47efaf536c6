import type { CampaignReport } from '#contract/work/campaign-reports.ts';
import {
  countWords,
  engagementFigures,
  keyFigures,
  openWorkWords,
  REDEMPTION_WORDS,
  reportDates,
  SPEND_WORDS,
} from '#domain/work/report-words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CreatorList } from './creator-list.tsx';
import { DayFigures } from './day-figures.tsx';
import { FigureList } from './figure-list.tsx';
import { KeyFigures } from './key-figures.tsx';
import { PostList } from './post-list.tsx';

type ReportSheetProps = {
  report: CampaignReport;
  workHref?: (collaborationId: string) => string;
};

/** The report itself, the same on the business's page and on the shared one. */
export function ReportSheet({ report, workHref }: ReportSheetProps) {
  const { totals, has_links, open_work_count, creators, posts, days, slots, filled_slots } = report;
  const facts = [
    ...reportDates(report),
    { label: 'Spots filled', value: `${filled_slots} of ${slots}` },
    { label: 'Posts', value: countWords(posts.length) },
  ];
  const openWork = openWorkWords(open_work_count);
  return (
    <div className="grid gap-10">
      <section aria-labelledby="figures-title" className="min-w-0">
        <h2 id="figures-title" className="sr-only">
          Key figures
        </h2>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-md text-ink-2">
          {facts.map(({ label, value }) => (
            <li key={label}>
              {label} <span className="num font-semibold text-ink">{value}</span>
            </li>
          ))}
        </ul>
        <KeyFigures figures={keyFigures(totals, has_links)} />
        <FigureList figures={engagementFigures(totals)} className="mt-4" />
        <p className="mt-4 max-w-prose text-hint text-ink-2">
          {SPEND_WORDS} {openWork}
        </p>
      </section>
      {days.length === 0 && posts.length === 0 ? <NothingYet hasLinks={has_links} /> : null}
      {days.length > 0 ? <DayFigures days={days} hasLinks={has_links} /> : null}
      {posts.length > 0 ? (
        <section aria-labelledby="posts-title" className="min-w-0">
          <h2 id="posts-title" className="type-block-title">
            Posts, best first
          </h2>
          <PostList posts={posts} />
        </section>
      ) : null}
      {creators.length > 0 ? (
        <section aria-labelledby="creators-title" className="min-w-0">
          <h2 id="creators-title" className="type-block-title">
            Creators
          </h2>
          {has_links ? <p className="mt-1 text-hint text-ink-2">{REDEMPTION_WORDS}</p> : null}
          <CreatorList creators={creators} hasLinks={has_links} {...(workHref && { workHref })} />
        </section>
      ) : null}
    </div>
  );
}

function NothingYet({ hasLinks }: { hasLinks: boolean }) {
  return (
    <EmptyState
      words="NO POSTS"
      title="No numbers yet"
      hint={
        hasLinks
          ? 'Views appear here after the first post, and link taps and redemptions as they happen.'
          : 'Views appear here after the first post.'
      }
    />
  );
}
