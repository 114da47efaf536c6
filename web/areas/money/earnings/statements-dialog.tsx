import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { statementsOptions } from '#web/components/earnings/earnings-options.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SpinnerRing } from '#web/ui/spinner.tsx';
import { FileLink, StatementRow } from './statement-row.tsx';

/** The statements of every month and year, as PDF and CSV. */
export function StatementsDialog({ trigger }: { trigger: ReactElement }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(statementsOptions(api));
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      title="All statements"
      description="Payouts to your bank and earnings released to you, month by month."
    >
      {data ? (
        <>
          <ul className="mt-4 max-h-[50vh] overflow-y-auto">
            {data.months.map((month) => (
              <StatementRow key={month.month} month={month} hasTable />
            ))}
          </ul>
          <h3 className="mt-5 type-item">Yearly statements, for your taxes</h3>
          <ul className="mt-1">
            {data.years.map((year) => (
              <li
                key={year}
                className="flex items-baseline gap-3 border-line py-2.5 text-base not-first:border-t"
              >
                <span className="num grow font-semibold">{year}</span>
                <FileLink href={`/api/me/tax-summaries/${year}.pdf`} label={`${year} as PDF`} words="PDF" />
                <FileLink href={`/api/me/tax-summaries/${year}.csv`} label={`${year} as CSV`} words="CSV" />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <SpinnerRing className="mt-6 size-6" />
      )}
    </Dialog>
  );
}
