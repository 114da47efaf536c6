import { ArrowLeft } from 'lucide-react';
import type { BusinessStatement, BusinessStatements } from '#contract/money/business-statements.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { Link } from '#web/components/link.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { PeriodList } from './period-list.tsx';
import { StatementSheet } from './statement-sheet.tsx';

type StatementsPageProps = {
  bar: AppBarProps;
  businessId: string;
  list: BusinessStatements;
  /** The chosen period; null while nothing was paid yet. */
  statement: BusinessStatement | null;
};

/** The statements of a business: a list of years and months, and the chosen one beside it. */
export function StatementsPage({ bar, businessId, list, statement }: StatementsPageProps) {
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto w-full max-w-[64rem] px-4 py-8 md:px-8 md:py-12">
        <Link
          href="/business/settings#billing"
          className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-dense px-2 text-base text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0 stroke-2" />
          Billing
        </Link>
        <h1 className="type-page-title">Statements</h1>
        <p className="mt-2 text-base text-ink-2">
          What we hold for your business, month by month, in New York time.
        </p>
        {statement === null ? (
          <p className="mt-8 text-base text-ink-2">
            No payments yet. Your first statement appears with your first payment.
          </p>
        ) : (
          <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
            <PeriodList list={list} shown={statement.period} />
            <StatementSheet businessId={businessId} statement={statement} />
          </div>
        )}
      </div>
    </AreaLayout>
  );
}
