import { Ellipsis } from 'lucide-react';
import type { BusinessLocation } from '#contract/businesses/locations.ts';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import { findArchiveRefusal } from './location-words.ts';

type LocationToolsProps = {
  location: BusinessLocation;
  /** The number of open locations, including this one. */
  openCount: number;
  onEdit: () => void;
  onMakePrimary: () => void;
  onArchive: () => void;
};

export function LocationTools({ location, openCount, onEdit, onMakePrimary, onArchive }: LocationToolsProps) {
  const { location_name, is_primary } = location;
  const refusal = findArchiveRefusal(location, openCount);
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
        props={{ trigger, isPrimary: is_primary, refusal, onMakePrimary, onArchive }}
      />
    </>
  );
}
