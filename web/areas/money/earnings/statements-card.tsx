import type { StatementMonth } from '#contract/money/statements.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import { StatementRow } from './statement-row.tsx';

/** The latest monthly statements as PDF; all of them on demand. */
export function StatementsCard({ months }: { months: readonly StatementMonth[] }) {
  const trigger = (
    <Button variant="ghost" size="dense" className="-my-1 -mr-3">
      All<span className="sr-only"> statements</span>
    </Button>
  );
  return (
    <Card as="section" aria-labelledby="statements">
      <div className="flex items-center justify-between gap-4">
        <h2 id="statements" className="type-block-title">
          Statements
        </h2>
        {months.length > 0 ? (
          <OnDemand
            trigger={trigger}
            popup="dialog"
            load={async () => (await import('./statements-dialog.tsx')).StatementsDialog}
            props={{ trigger }}
          />
        ) : null}
      </div>
      {months.length > 0 ? <p className="mt-1 text-base text-ink-2">Payouts to your bank, by month</p> : null}
      {months.length === 0 ? (
        <p className="mt-2 text-base text-ink-2">Your first statement will show up here.</p>
      ) : (
        <ul aria-label="Payouts to your bank, by month" className="mt-1">
          {months.map((month) => (
            <StatementRow key={month.month} month={month} />
          ))}
        </ul>
      )}
    </Card>
  );
}
