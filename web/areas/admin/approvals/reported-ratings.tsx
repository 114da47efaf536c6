import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReportedRating } from '#contract/work/ratings.ts';
import { REPORT_REASON_WORDS } from '#domain/work/ratings.ts';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { RatingWords } from '#web/components/ratings/rating-words.tsx';
import { Stars } from '#web/components/ratings/stars.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { reportedRatingsOptions } from './approvals-options.ts';
import { DecidedRatings } from './decided-ratings.tsx';
import { RatingDecisions } from './rating-decisions.tsx';

/** Ratings that people reported, to keep or hide, and recent decisions. */
export function ReportedRatings() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(reportedRatingsOptions(api));
  const now = useNow();
  return (
    <>
      {data.open.length === 0 ? (
        <NothingHere title="No reported reviews" hint="Reviews that someone reports appear here." />
      ) : (
        <ul aria-label="Reported reviews" className="border-line border-b bg-surface">
          {data.open.map((row) => (
            <li
              key={row.rating_id}
              className="grid gap-x-8 gap-y-4 border-line px-4 py-4 not-first:border-t md:grid-cols-[3fr_2fr_auto] md:px-6"
            >
              <Rated row={row} />
              <Reports reports={row.reports} now={now} />
              <RatingDecisions rating={row} />
            </li>
          ))}
        </ul>
      )}
      {data.decided.length > 0 ? <DecidedRatings ratings={data.decided} now={now} /> : null}
    </>
  );
}

function Rated({ row }: { row: ReportedRating }) {
  return (
    <div className="min-w-0 max-w-[34rem]">
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars value={row.stars} />
        <span>
          <span className="font-semibold">{row.author_name}</span> on {row.rated_name}
        </span>
      </p>
      <p className="text-hint text-ink-3">{row.campaign_title}</p>
      <RatingWords words={row.words} answer={row.answer} answeredBy={row.rated_name} />
    </div>
  );
}

function Reports({ reports, now }: Pick<ReportedRating, 'reports'> & { now: Date }) {
  return (
    <ul aria-label="Reports" className="grid content-start gap-2">
      {reports.map(({ id, reason, note, reporter_name, created_at }) => (
        <li key={id}>
          <span className="font-medium">{REPORT_REASON_WORDS[reason]}</span>
          {note ? <span className="block text-base wrap-anywhere">“{note}”</span> : null}
          <span className="block text-hint text-ink-3">
            {reporter_name}, {momentWords(created_at, now)}
          </span>
        </li>
      ))}
    </ul>
  );
}
