import { Ban, CircleCheck, PenLine } from 'lucide-react';
import type { AdminBusinessRow } from '#contract/businesses/admin.ts';
import { Badge } from '#web/ui/badge.tsx';

/** A business can act only if its owner can. */
export function SetupBadge({ business }: { business: Pick<AdminBusinessRow, 'is_set_up' | 'owner'> }) {
  if (business.owner?.account_status === 'suspended') {
    return (
      <Badge tone="danger" icon={<Ban aria-hidden="true" />}>
        Owner suspended
      </Badge>
    );
  }
  return business.is_set_up ? (
    <Badge tone="outline" icon={<CircleCheck aria-hidden="true" />}>
      Set up
    </Badge>
  ) : (
    <Badge tone="yellow" icon={<PenLine aria-hidden="true" />}>
      Setting up
    </Badge>
  );
}
