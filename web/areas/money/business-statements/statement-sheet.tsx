import { Download } from 'lucide-react';
import type { BusinessStatement, StatementLine } from '#contract/money/business-statements.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { formatCents } from '#domain/format/money.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import { MOST_SHOWN_LINES, statementFigures, statementWords } from '#domain/money/business-statements.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { periodWords } from './period-words.ts';

type StatementSheetProps = { businessId: string; statement: BusinessStatement };

/** One statement: its figures from opening to closing balance, then its lines. */
export function StatementSheet({ businessId, statement }: StatementSheetProps) {
  const { period, lines, is_cut } = statement;
  const file = `/api/businesses/${businessId}/statement-files/${period}`;
  return (
    <section aria-labelledby="statement" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="statement" className="type-block-title">
          {periodWords(period)}
        </h2>
        <div className="flex gap-2">
          {(['pdf', 'csv'] as const).map((format) => (
            <ButtonLink
              key={format}
              size="touch"
              icon={<Download aria-hidden="true" />}
              href={`${file}.${format}`}
              download
            >
              {format.toUpperCase()}
            </ButtonLink>
          ))}
        </div>
      </div>
      <Card padded={false} className="mt-4">
        <dl>
          {statementFigures(statement).map(({ label, cents }, index, { length }) => (
            <div
              key={label}
              className={`flex justify-between gap-4 border-line px-5 py-2.5 text-base not-first:border-t ${index === 0 || index === length - 1 ? 'font-semibold' : ''}`}
            >
              <dt>{label}</dt>
              <dd className="num">{formatCents(cents)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <h3 className="mt-8 type-item">Movements</h3>
      {lines.length === 0 ? (
        <p className="mt-3 text-base text-ink-2">No money moved in this period.</p>
      ) : (
        <ul className="mt-3">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
      {is_cut ? (
        <p className="mt-3 text-base text-ink-2">
          These are the first {MOST_SHOWN_LINES} lines. The files have all of them.
        </p>
      ) : null}
    </section>
  );
}

function Line({ line }: { line: StatementLine }) {
  const { kind, campaign_title, reference, occurred_at, amount_cents, balance_cents } = line;
  return (
    <li className="flex justify-between gap-6 border-line border-t py-3">
      <div className="min-w-0">
        <p className="type-item">{statementWords(kind)}</p>
        <p className="text-base break-words text-ink-2">
          {dateWords(newYorkDate(new Date(occurred_at)))} · {campaign_title} · {reference}
        </p>
      </div>
      <p className="num shrink-0 text-right type-item">
        {formatCents(amount_cents)}
        <span className="block text-sm font-normal text-ink-2">Held {formatCents(balance_cents)}</span>
      </p>
    </li>
  );
}
