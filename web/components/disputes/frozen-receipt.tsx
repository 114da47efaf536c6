import { LockKeyhole } from 'lucide-react';
import type { Dispute } from '#contract/disputes.ts';
import { nameDeliverable } from '#domain/deliverables.ts';
import { formatCents } from '#domain/money.ts';
import { Receipt } from '#web/ui/receipt.tsx';

type Part = Pick<Dispute['deliverables'][number], 'id' | 'kind' | 'quantity' | 'share_cents'>;

type FrozenReceiptProps = { parts: readonly Part[]; feeCents: number; isOver?: boolean };

/** What is frozen while a dispute is open, part by part. */
export function FrozenReceipt({ parts, feeCents, isOver = false }: FrozenReceiptProps) {
  const payout = parts.reduce((sum, { share_cents }) => sum + share_cents, 0);
  return (
    <Receipt
      title={isOver ? 'What it was about' : 'What is frozen'}
      lines={[
        ...parts.map((part) => ({ label: nameDeliverable(part), amount: formatCents(part.share_cents) })),
        { label: 'Business fee on it', amount: formatCents(feeCents), quiet: true },
      ]}
      total={{ label: 'In question', amount: formatCents(payout + feeCents) }}
      note={
        isOver ? undefined : (
          <>
            <LockKeyhole aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-money" />
            Held where it is until the dispute is closed.
          </>
        )
      }
    />
  );
}
