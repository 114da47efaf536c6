import { Lock } from 'lucide-react';
import { Receipt } from '#web/ui/receipt.tsx';

const LINES = [
  { label: '1 Instagram Reel', amount: '$250.00' },
  { label: '2 Instagram Stories', amount: '$100.00' },
  { label: 'Creator fee', amount: '$0.00', quiet: true },
];

export function ReceiptSection() {
  return (
    <div className="min-w-0">
      <Receipt
        title="Payout"
        aside="No. 0481"
        lines={LINES}
        total={{ label: 'You receive', amount: '$350.00' }}
        note={
          <>
            <Lock aria-hidden="true" className="size-4.5 stroke-[1.75] text-money" />
            Held until the draft is approved
          </>
        }
      />
    </div>
  );
}
