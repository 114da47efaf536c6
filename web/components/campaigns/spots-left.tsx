import { Users } from 'lucide-react';
import { spotsLeftLabel } from '#domain/campaigns/spots.ts';

type SpotsLeftProps = { slots: number; left: number; className?: string };

export function SpotsLeft({ slots, left, className = '' }: SpotsLeftProps) {
  return (
    <span className={className ? `fact fact-count ${className}` : 'fact fact-count'}>
      <Users aria-hidden="true" />
      {spotsLeftLabel(slots, left)}
    </span>
  );
}
