import type { BusinessStatements } from '#contract/money/business-statements.ts';
import { formatCents } from '#domain/format/money.ts';
import { Link } from '#web/components/link.tsx';
import { periodWords } from './period-words.ts';

/** Years, then months, latest first, each with what was paid in. */
export function PeriodList({ list, shown }: { list: BusinessStatements; shown: string }) {
  return (
    <nav aria-label="Periods" className="min-w-0">
      <ul className="max-lg:flex max-lg:gap-2 max-lg:overflow-x-auto max-lg:pb-2">
        {[...list.years, ...list.months].map(({ period, paid_in_cents }) => (
          <li key={period} className="shrink-0">
            <Link
              href={`/business/statements?period=${period}`}
              aria-current={period === shown ? 'page' : undefined}
              className="flex min-h-11 items-center justify-between gap-4 rounded-control px-3 text-base hover:wash aria-[current]:bg-sel aria-[current]:font-semibold"
            >
              {periodWords(period)}
              <span className="num text-sm text-ink-2 max-lg:sr-only">{formatCents(paid_in_cents)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
