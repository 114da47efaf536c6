import { formatCents } from '#domain/format/money.ts';
import { Card } from '#web/ui/card.tsx';
import { FigureTable, type Part } from './figure-table.tsx';

type SplitProps = { id: string; title: string; first: string; parts: readonly Part[] };

/** What was paid in for each part as bars, and all its figures in a table next to them. */
export function Split({ id, title, first, parts }: SplitProps) {
  const top = Math.max(1, ...parts.map(({ paid_in_cents }) => paid_in_cents));
  return (
    <Card as="section" aria-labelledby={id} padded={false}>
      <h2 id={id} className="type-block-title px-5 pt-5 md:px-6">
        {title}
      </h2>
      <div className="grid gap-x-6 min-[100rem]:grid-cols-[minmax(0,1fr)_minmax(0,2.8fr)]">
        <ul aria-label={`${title}, paid in`} className="grid content-start gap-2 px-5 py-4 md:px-6">
          {parts.map(({ key, name, paid_in_cents }) => (
            <li key={key} className="grid gap-1 text-dense">
              <span className="flex justify-between gap-3">
                <span className="min-w-0 truncate">{name}</span>
                <span className="num font-semibold">{formatCents(paid_in_cents)}</span>
              </span>
              <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-full">
                <rect width="100" height="6" className="fill-sel" />
                <rect width={Math.max(0, (paid_in_cents / top) * 100)} height="6" className="fill-ink-2" />
              </svg>
            </li>
          ))}
        </ul>
        <FigureTable caption={title} first={first} rows={parts} />
      </div>
    </Card>
  );
}
