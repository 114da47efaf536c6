import type { StatementMonth } from '#contract/money/statements.ts';
import { formatCents } from '#domain/format/money.ts';
import { monthWords } from '#domain/format/new-york-time.ts';

export function StatementRow({
  month: { month, paid_cents },
  hasTable,
}: {
  month: StatementMonth;
  hasTable?: boolean;
}) {
  const words = monthWords(month);
  const name = hasTable ? words : words.split(' ')[0];
  return (
    <li className="flex items-baseline gap-3 border-line py-2.5 text-base not-first:border-t">
      <span className="grow font-semibold">{name}</span>
      <span className="num">{formatCents(paid_cents)}</span>
      <FileLink href={`/api/me/statements/${month}.pdf`} label={`${words} as PDF`} words="PDF" />
      {hasTable ? (
        <FileLink href={`/api/me/statements/${month}.csv`} label={`${words} as CSV`} words="CSV" />
      ) : null}
    </li>
  );
}

export function FileLink({ href, label, words }: { href: string; label: string; words: string }) {
  return (
    <a
      href={href}
      download
      aria-label={label}
      className="inline-flex min-h-6 items-center text-link touch:min-h-11"
    >
      {words}
    </a>
  );
}
