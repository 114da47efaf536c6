import { Ellipsis } from 'lucide-react';
import type { BusinessLocation } from '#contract/locations.ts';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import { archiveHindrance } from './location-words.ts';

type LocationToolsProps = {
  location: BusinessLocation;
  /** How many locations are open, this one included. */
  openCount: number;
  onEdit: () => void;
  onMakePrimary: () => void;
  onArchive: () => void;
};

export function LocationTools({ location, openCount, onEdit, onMakePrimary, onArchive }: LocationToolsProps) {
  const { location_name, is_primary } = location;
  const hindrance = archiveHindrance(location, openCount);
  const trigger = (
    <Button
      size="dense"
      variant="ghost"
      shape="icon"
      aria-label={`More for ${location_name}`}
      icon={<Ellipsis aria-hidden="true" />}
    />
  );
  return (
    <>
      <Button size="dense" variant="ghost" aria-label={`Edit ${location_name}`} onClick={onEdit}>
        Edit
      </Button>
      <OnDemand
        trigger={trigger}
        popup="menu"
        load={async () => (await import('./location-menu.tsx')).LocationMenu}
        props={{ trigger, isPrimary: is_primary, hindrance, onMakePrimary, onArchive }}
      />
    </>
  );
}
