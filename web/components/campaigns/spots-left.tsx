import { Users } from 'lucide-react';
import { spotsLeftLabel } from '#domain/campaigns/spots.ts';

type SpotsLeftProps = { slots: number; left: number; className?: string };

export function SpotsLeft({ slots, left, className = '' }: SpotsLeftProps) {
  return (
    <span className={`num inline-flex items-center gap-2 whitespace-nowrap text-ink-2 ${className}`}>
      <Users aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
      {spotsLeftLabel(slots, left)}
    </span>
  );
}
