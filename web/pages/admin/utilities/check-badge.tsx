import { Check, CircleX, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { LedgerCheck } from '#contract/ledger-checks.ts';
import { Badge } from '#web/ui/badge.tsx';

export function CheckBadge({ check }: { check: LedgerCheck }) {
  const { words, tone, Icon } = faceOf(check);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words}
    </Badge>
  );
}

function faceOf({ status, fault_count }: LedgerCheck) {
  if (status === 'running') return { words: 'Counting', tone: 'yellow', Icon: LoaderCircle } as const;
  if (status === 'failed') return { words: 'Not finished', tone: 'danger', Icon: CircleX } as const;
  if (fault_count === 0) return { words: 'All fits', tone: 'money', Icon: Check } as const;
  const words = fault_count === 1 ? '1 fault' : `${fault_count} faults`;
  return { words, tone: 'danger', Icon: TriangleAlert } as const;
}
