import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { PaymentState } from '#contract/admin/payments.ts';
import { countedOptions } from '#web/components/admin/counted.ts';
import { FilterSelect } from '#web/components/admin/filter-select.tsx';
import { type DisputeView, disputesOptions } from '#web/components/disputes/dispute-options.ts';
import { Select } from '#web/ui/select.tsx';
import {
  type PaymentsView,
  PERIODS,
  paymentsOptions,
  STATE_WORDS,
  shownDisputes,
} from './payments-options.ts';

type FiltersProps = { view: PaymentsView; change: (change: Partial<PaymentsView>) => void };

const STATES = Object.entries(STATE_WORDS).map(([value, label]) => ({
  value: value as PaymentState,
  label,
}));
const DAYS = PERIODS.map((value) => ({ value, label: `Last ${value} days` }));
const SHOWN: { value: DisputeView; label: string }[] = [
  { value: 'to_decide', label: 'To decide' },
  { value: 'waiting', label: 'Waiting on a response' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
];

export function PaymentFilters({ view, change, hasState }: FiltersProps & { hasState: boolean }) {
  const { api } = useRouteContext({ from: '__root__' });
  const counts = useSuspenseInfiniteQuery(paymentsOptions(api, view)).data.pages[0]?.counts;
  return (
    <>
      <FilterSelect
        label="Accepted"
        options={countedOptions(DAYS, counts, 'days')}
        value={PERIODS.find((known) => known === view.days)}
        onValueChange={(days) => change({ days })}
      />
      {hasState ? (
        <FilterSelect
          label="Status"
          options={countedOptions(STATES, counts, 'state')}
          value={STATES.find(({ value }) => value === view.state)?.value}
          onValueChange={(state) => change({ state })}
        />
      ) : null}
    </>
  );
}

export function DisputeFilters({ view, change }: FiltersProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useSuspenseInfiniteQuery(disputesOptions(api, shownDisputes(view), view));
  const counts = list.data.pages[0]?.counts;
  return (
    <Select<DisputeView>
      label="Disputes"
      labelHidden
      size="dense"
      options={countedOptions(SHOWN, counts, 'show')}
      value={shownDisputes(view)}
      onValueChange={(show) => change({ show: show === 'to_decide' ? undefined : show })}
      className="min-w-44 *:[button]:font-semibold"
    />
  );
}
