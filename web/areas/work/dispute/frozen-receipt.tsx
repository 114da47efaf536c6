import { LockKeyhole } from 'lucide-react';
import type { Dispute } from '#contract/work/disputes.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { formatCents } from '#domain/format/money.ts';
import { Receipt } from '#web/ui/receipt.tsx';

type Part = Pick<Dispute['deliverables'][number], 'id' | 'kind' | 'quantity' | 'share_cents'>;

type FrozenReceiptProps = { parts: readonly Part[]; feeCents: number; isOver?: boolean };

/** The amounts frozen during a dispute, by deliverable. */
export function FrozenReceipt({ parts, feeCents, isOver = false }: FrozenReceiptProps) {
  const payout = parts.reduce((sum, { share_cents }) => sum + share_cents, 0);
  return (
    <Receipt
      title={isOver ? 'Amount in dispute' : 'Frozen amount'}
      lines={[
        ...parts.map((part) => ({ label: nameDeliverable(part), amount: formatCents(part.share_cents) })),
        { label: 'Business fee', amount: formatCents(feeCents), quiet: true },
      ]}
      total={{ label: 'Amount in dispute', amount: formatCents(payout + feeCents) }}
      note={
        isOver ? undefined : (
          <>
            <LockKeyhole aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-money" />
            It stays held until the dispute closes.
          </>
        )
      }
    />
  );
}
