import { Link } from '#web/components/link.tsx';
import { Card } from '#web/ui/card.tsx';
import type { ComingDate } from './coming-dates.ts';

type ComingCardProps = { dates: readonly ComingDate[] };

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** The dates of this week and the next, day by day. */
export function ComingCard({ dates }: ComingCardProps) {
  const days = [...Map.groupBy(dates, ({ date }) => date)];
  return (
    <Card as="section" aria-labelledby="coming">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="coming" className="type-block-title">
          This week and next
        </h2>
        <Link
          href="/creator/settings#calendar"
          className="inline-flex min-h-6 shrink-0 items-center text-base text-link"
        >
          Add to calendar
        </Link>
      </div>
      {days.length === 0 ? <p className="mt-2 text-base text-ink-2">Nothing due.</p> : null}
      <ul className="mt-2">
        {days.map(([date, entries]) => {
          const day = new Date(`${date}T12:00:00Z`);
          return (
            <li
              key={date}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 border-line py-3 not-first:border-t"
            >
              <time dateTime={date} className="num">
                <span className="block text-sm text-ink-2">{WEEKDAY.format(day)}</span>
                <span className="block text-lg font-semibold">{day.getUTCDate()}</span>
              </time>
              <ul className="grid gap-2">
                {entries.map(({ key, time, words }) => (
                  <li key={key}>
                    <span className="num block text-sm text-ink-2">{time}</span>
                    <span className="text-base font-medium wrap-anywhere">{words}</span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
