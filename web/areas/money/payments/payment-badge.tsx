import { Check, Flag, Hourglass, LockKeyhole, Undo2 } from 'lucide-react';
import type { PaymentState } from '#contract/admin/payments.ts';
import { Badge } from '#web/ui/badge.tsx';
import { STATE_WORDS } from './payments-options.ts';

const FACES = {
  held: { tone: 'neutral', Icon: LockKeyhole },
  in_review: { tone: 'yellow', Icon: Hourglass },
  disputed: { tone: 'danger', Icon: Flag },
  released: { tone: 'money', Icon: Check },
  refunded: { tone: 'outline', Icon: Undo2 },
} as const;

export function PaymentBadge({ state }: { state: PaymentState }) {
  const { tone, Icon } = FACES[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {STATE_WORDS[state]}
    </Badge>
  );
}
