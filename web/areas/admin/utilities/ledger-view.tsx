import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Check, CircleX, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { LedgerCheck } from '#contract/money/ledger-checks.ts';
import { formatCount } from '#domain/format/count.ts';
import { call } from '#web/api/call.ts';
import { ExportButton } from '#web/components/admin/export-button.tsx';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { useAction } from '#web/session/use-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

import { FaultRows } from './fault-rows.tsx';
import { checksOptions } from './utilities-options.ts';

/** The ledger checks: every night, and on demand. */
export function LedgerView() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(checksOptions(api));
  const now = useNow();
  const [latest] = data.checks;
  const counted = data.checks.find(({ status }) => status === 'done');
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-b bg-surface px-4 py-4 md:px-6">
        <p className="min-w-0 grow basis-72 text-base text-ink-2">
          We re-add every transfer and compare the last 30 days with the payment provider, every night at 3:40
          a.m.
        </p>
        <ExportButton list="ledger" />
        <ForAdmins rule="admin_money">
          <CountButton isRunning={latest?.status === 'running'} />
        </ForAdmins>
      </div>
      {counted && counted.faults.length > 0 ? <FaultRows check={counted} /> : null}
      {data.checks.length === 0 ? (
        <NothingHere title="No checks yet" hint="The first check runs tonight." />
      ) : (
        <PlainTable
          caption="Ledger checks"
          rows={data.checks}
          keyOf={({ id }) => id}
          columns={[
            { header: 'Result', phone: 'left', cell: (check) => <CheckBadge check={check} /> },
            {
              header: 'Started',
              phone: 'right',
              cell: ({ started_at }) => <span className="num">{momentWords(started_at, now)}</span>,
            },
            { header: 'By', cell: ({ started_by }) => started_by ?? 'Automatic' },
            { header: 'Accounts', numeric: true, cell: (check) => countOf(check, 'account_count') },
            { header: 'Transfers', numeric: true, cell: (check) => countOf(check, 'transfer_count') },
            {
              header: 'Provider entries',
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
  return check.status === 'done' ? formatCount(check[name]) : '';
}

function CountButton({ isRunning }: { isRunning: boolean }) {
  const { run, isBusy } = useAction((api) => call(api, 'POST /api/admin/ledger-checks'), {
    after: 'everything',
    failed: 'Couldn’t start the check',
  });
  return (
    <Button variant="primary" loading={isBusy || isRunning} onClick={() => void run()}>
      Check ledger now
    </Button>
  );
}

function CheckBadge({ check }: { check: LedgerCheck }) {
  const { words, tone, Icon } = faceOf(check);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words}
    </Badge>
  );
}

function faceOf({ status, fault_count }: LedgerCheck) {
  if (status === 'running') return { words: 'Checking', tone: 'yellow', Icon: LoaderCircle } as const;
  if (status === 'failed') return { words: 'Failed', tone: 'danger', Icon: CircleX } as const;
  if (fault_count === 0) return { words: 'Balanced', tone: 'money', Icon: Check } as const;
  const words = fault_count === 1 ? '1 problem' : `${fault_count} problems`;
  return { words, tone: 'danger', Icon: TriangleAlert } as const;
}
