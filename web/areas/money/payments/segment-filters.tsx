import type { PaymentState } from '#contract/admin/payments.ts';
import { FilterSelect } from '#web/components/admin/filter-select.tsx';
import type { DisputeView } from '#web/components/disputes/dispute-options.ts';
import { Select } from '#web/ui/select.tsx';
import { type PaymentsView, PERIODS, STATE_WORDS, shownDisputes } from './payments-options.ts';

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
  return (
    <>
      <FilterSelect
        label="Accepted"
        options={DAYS}
        value={PERIODS.find((known) => known === view.days)}
        onValueChange={(days) => change({ days })}
      />
      {hasState ? (
        <FilterSelect
          label="Status"
          options={STATES}
          value={STATES.find(({ value }) => value === view.state)?.value}
          onValueChange={(state) => change({ state })}
        />
      ) : null}
    </>
  );
}

export function DisputeFilters({ view, change }: FiltersProps) {
  return (
    <Select<DisputeView>
      label="Disputes"
      labelHidden
      size="dense"
      options={SHOWN}
      value={shownDisputes(view)}
      onValueChange={(show) => change({ show: show === 'to_decide' ? undefined : show })}
      className="min-w-44 *:[button]:font-semibold"
    />
  );
}
