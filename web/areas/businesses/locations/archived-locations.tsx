import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { BusinessLocation } from '#contract/businesses/locations.ts';
import { Button } from '#web/ui/button.tsx';
import { addressLine } from './location-words.ts';

type ArchivedLocationsProps = {
  locations: readonly BusinessLocation[];
  /** Null for a read-only view. */
  onBringBack: ((location: BusinessLocation) => void) | null;
};

export function ArchivedLocations({ locations, onBringBack }: ArchivedLocationsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (locations.length === 0) return null;
  return (
    <section aria-label="Archived locations" className="mt-4">
      <Button
        variant="ghost"
        size="dense"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="-ml-3"
        icon={
          <ChevronDown
            aria-hidden="true"
            className={`transition-[rotate] duration-fast ${isOpen ? 'rotate-180' : ''}`}
          />
        }
      >
        {locations.length === 1 ? '1 archived location' : `${locations.length} archived locations`}
      </Button>
      <ul id={id} hidden={!isOpen} className="mt-1 divide-y divide-line">
        {locations.map((location) => (
          <li
            key={location.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <div className="min-w-0">
              <p className="text-base font-semibold break-words">{location.location_name}</p>
              <p className="text-base break-words text-ink-2">{addressLine(location)}</p>
            </div>
            {onBringBack ? (
              <Button
                size="dense"
                aria-label={`Restore ${location.location_name}`}
                onClick={() => onBringBack(location)}
              >
                Restore
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
