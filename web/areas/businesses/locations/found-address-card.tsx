import { Search } from 'lucide-react';
import type { FoundAddress } from '#contract/businesses/locations.ts';
import { Button } from '#web/ui/button.tsx';
import { foundWords } from './location-words.ts';

type FoundAddressCardProps = {
  found: FoundAddress;
  locationCount: number;
  onAdd: () => void;
  onSetAside: () => void;
};

/** An address found on the website that isn't a location yet. */
export function FoundAddressCard({ found, locationCount, onAdd, onSetAside }: FoundAddressCardProps) {
  const { street, city, zip } = found;
  return (
    <section
      aria-label="Found on your website"
      className="rounded-card border border-control border-dashed p-4 md:flex md:items-center md:gap-4"
    >
      <Search aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-2 max-md:hidden" />
      <div className="min-w-0 flex-1">
        <h2 className="text-md font-semibold text-pretty">{foundWords(found, locationCount)}</h2>
        <p className="mt-0.5 text-base break-words text-ink-2">
          {[street, city, zip].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className="mt-3 flex gap-1 md:mt-0 md:flex-col md:items-stretch">
        <Button onClick={onAdd}>Add location</Button>
        <Button variant="ghost" size="dense" onClick={onSetAside}>
          Not ours
        </Button>
      </div>
    </section>
  );
}
