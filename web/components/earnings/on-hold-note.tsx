import type { EarningSums } from '#contract/money/earnings.ts';
import { formatCents } from '#domain/format/money.ts';

/** Earnings that can't be paid out for now, and why. */
export function OnHoldNote({ sums: { on_hold_cents } }: { sums: EarningSums }) {
  if (on_hold_cents === 0) return null;
  return (
    <p className="my-5 text-base">
      <span className="num font-semibold">{formatCents(on_hold_cents)} is on hold.</span> A bank reversed a
      payment for work you did. We’re looking into it and will tell you when the money is available again.
    </p>
  );
}
