import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { LedgerCheck } from '#contract/ledger-checks.ts';
import { startLedgerCheck } from '#web/api/generated/sdk.gen.ts';
import { momentWords } from '#web/components/admin/moment.ts';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { useNow } from '#web/components/admin/use-now.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { CheckBadge } from './check-badge.tsx';
import { FaultRows } from './fault-rows.tsx';
import { checksOptions } from './utilities-options.ts';

/** Whether the books fit: counted every night, and whenever somebody asks. */
export function Books() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(checksOptions(api));
  const now = useNow();
  const [latest] = data.checks;
  const counted = data.checks.find(({ status }) => status === 'done');
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-b bg-surface px-4 py-4 md:px-6">
        <p className="min-w-0 grow basis-72 text-base text-ink-2">
          Every transfer is counted again, and the last 30 days are held beside the books of the payment
          provider. It runs every night at 3:40 a.m.
        </p>
        <CountButton isRunning={latest?.status === 'running'} />
      </div>
      {counted && counted.faults.length > 0 ? <FaultRows check={counted} /> : null}
      {data.checks.length === 0 ? (
        <NothingHere title="Not counted yet" hint="The first count comes by itself tonight." />
      ) : (
        <PlainTable
          caption="Counts of the books"
          rows={data.checks}
          keyOf={({ id }) => id}
          columns={[
            { header: 'Result', phone: 'left', cell: (check) => <CheckBadge check={check} /> },
            {
              header: 'Begun',
              phone: 'right',
              cell: ({ started_at }) => <span className="num">{momentWords(started_at, now)}</span>,
            },
            { header: 'By', cell: ({ started_by }) => started_by ?? 'The clock' },
            { header: 'Accounts', numeric: true, cell: (check) => countOf(check, 'account_count') },
            { header: 'Transfers', numeric: true, cell: (check) => countOf(check, 'transfer_count') },
            {
              header: 'With the provider',
              numeric: true,
              cell: (check) => check.note ?? countOf(check, 'movement_count'),
            },
          ]}
        />
      )}
    </>
  );
}

function countOf(check: LedgerCheck, name: 'account_count' | 'transfer_count' | 'movement_count'): string {
  return check.status === 'done' ? check[name].toLocaleString('en-US') : '';
}

function CountButton({ isRunning }: { isRunning: boolean }) {
  const deed = useAdminDeed();
  const [isAsking, setIsAsking] = useState(false);

  async function press() {
    setIsAsking(true);
    await deed((reach) => startLedgerCheck(reach)).catch((cause) =>
      toast({ title: 'Not begun', description: adviceFor(cause), variant: 'destructive' }),
    );
    setIsAsking(false);
  }

  return (
    <Button variant="primary" loading={isAsking || isRunning} onClick={press}>
      Count the books now
    </Button>
  );
}
