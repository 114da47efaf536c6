import { useState } from 'react';
import { SLOTS_MAX } from '#domain/campaign-limits.ts';
import { formatCents, formatPayout } from '#domain/money.ts';
import { readDollars } from '#web/components/profile/price-words.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { BuilderSection } from './builder-section.tsx';
import type { SectionProps } from './section-props.ts';

export function PayoutSection({ values, gaps, errorOf, onEdit, hints, isPosted }: SectionProps) {
  const { creator_payout_cents: payout, slots, accepts_quotes } = values;
  const price = payout === null ? 'the payout' : formatCents(payout);
  return (
    <BuilderSection section="payout" gaps={gaps}>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <PayoutField
          payout={payout}
          error={errorOf('creator_payout_cents')}
          hint={payoutHint(hints)}
          isPosted={isPosted}
          onChange={(creator_payout_cents) => onEdit({ creator_payout_cents })}
        />
        <div>
          <p className="mb-1.5 text-sm font-semibold">Spots</p>
          <Stepper
            label="Spots"
            value={slots}
            min={1}
            max={SLOTS_MAX}
            disabled={isPosted}
            onValueChange={(next) => onEdit({ slots: next })}
          />
          <p className="mt-1.5 text-hint text-ink-3">
            {isPosted
              ? 'Paid in already. More spots are a payment of their own.'
              : `From 1 to ${SLOTS_MAX} creators`}
          </p>
        </div>
      </div>
      <div className="rounded-card border border-line bg-surface p-4">
        <Switch
          tone="ink"
          checked={accepts_quotes}
          hint={`You decide on each one. Nothing above ${price} is owed until you accept.`}
          onChange={(event) => onEdit({ accepts_quotes: event.target.checked })}
        >
          <span className="font-semibold">Let creators quote another price</span>
        </Switch>
      </div>
    </BuilderSection>
  );
}

type PayoutFieldProps = {
  payout: number | null;
  error: string | undefined;
  hint: string | undefined;
  isPosted: boolean;
  onChange: (cents: number | null) => void;
};

/** What is typed stays as it is typed; dollars and cents are read from it. */
function PayoutField({ payout, error, hint, isPosted, onChange }: PayoutFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (payout === null ? '' : (payout / 100).toFixed(2));
  const isReadable = shown.trim() === '' || readDollars(shown) !== null;
  return (
    <TextField
      label="Payout per creator"
      name="creator_payout_cents"
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      lead={<span className="text-ink-3">$</span>}
      locked={isPosted ? 'Creators applied for this price, so it stays.' : undefined}
      error={isReadable ? error : 'Type dollars, as in 275'}
      hint={hint}
      onChange={(event) => {
        setTyped(event.target.value);
        const cents = readDollars(event.target.value);
        if (cents !== null || event.target.value.trim() === '') onChange(cents);
      }}
      onBlur={() => {
        if (isReadable) setTyped(null);
      }}
    />
  );
}

function payoutHint(hints: SectionProps['hints']): string | undefined {
  if (!hints?.payout) return undefined;
  const { source, low_cents, high_cents } = hints.payout;
  const range =
    low_cents === high_cents
      ? formatPayout(low_cents)
      : `${formatPayout(low_cents)} to ${formatPayout(high_cents)}`;
  if (source === 'package') return `Usual for this package: ${range}`;
  return source === 'borough' ? `Shops like yours nearby pay ${range}` : `Shops like yours pay ${range}`;
}
