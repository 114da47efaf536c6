import { Link } from '#web/components/link.tsx';
import { Card } from '#web/ui/card.tsx';
import { FindingRow } from './finding-row.tsx';
import type { RowKit } from './row-kit.ts';
import type { Row } from './rows.ts';

/** All findings, one row each, and how many are checked. */
export function FindingsPanel({ rows, kit }: { rows: readonly Row[]; kit: RowKit }) {
  const settled = rows.filter(({ state }) => state === 'settled').length;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-4">
        <div className="flex min-w-0 grow items-center gap-3 max-md:justify-between">
          <p role="status" className="num text-md font-semibold md:text-lg">
            {settled} of {rows.length} accepted
          </p>
          <span aria-hidden="true" className="h-1 w-32 overflow-hidden rounded-full bg-line-strong md:w-40">
            <span
              className="block h-full rounded-full bg-ink transition-[width] duration-slow ease-out"
              style={{ width: `${(settled / rows.length) * 100}%` }}
            />
          </span>
        </div>
        <Link
          href="/onboarding?step=details&by=hand"
          className="inline-flex min-h-11 items-center text-base text-ink-2 underline decoration-line-strong decoration-2 underline-offset-4 hover:text-ink md:min-h-8"
        >
          I’ll type it myself
        </Link>
      </div>
      <Card padded={false}>
        <ul>
          {rows.map((row) => (
            <FindingRow key={row.field} row={row} kit={kit} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
