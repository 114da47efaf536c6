import { useState } from 'react';
import { SLOTS_MAX } from '#domain/campaigns/campaign-limits.ts';
import { formatCents, formatPayout } from '#domain/format/money.ts';
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
              ? 'Already paid for. You can add spots with another payment.'
              : `From 1 to ${SLOTS_MAX} creators`}
          </p>
        </div>
      </div>
      <div className="rounded-card border border-line bg-surface p-4">
        <Switch
          tone="ink"
          checked={accepts_quotes}
          hint={`You approve each creator. You owe nothing above ${price} until you accept a quote.`}
          onChange={(event) => onEdit({ accepts_quotes: event.target.checked })}
        >
          <span className="font-semibold">Let creators suggest a price</span>
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

/** The typed text isn't reformatted; the amount is parsed from it. */
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
      locked={isPosted ? 'Creators already applied at this price, so you can’t change it.' : undefined}
      error={isReadable ? error : 'Enter dollars, such as 275'}
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
  if (source === 'package') return `Typical for this package: ${range}`;
  return source === 'borough' ? `Shops like yours nearby pay ${range}` : `Shops like yours pay ${range}`;
}
