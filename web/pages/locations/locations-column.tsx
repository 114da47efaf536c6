import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BusinessLocation, FoundAddress } from '#contract/locations.ts';
import type { ShownShop } from '#web/session/load-locations.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ArchivedLocations } from './archived-locations.tsx';
import { FoundAddressCard } from './found-address-card.tsx';
import { LocationCard } from './location-card.tsx';
import type { LocationDeeds } from './location-deeds.ts';
import { LocationTools } from './location-tools.tsx';
import { spreadWords } from './location-words.ts';

type LocationsColumnProps = {
  shop: ShownShop;
  locations: readonly BusinessLocation[];
  foundAddress: FoundAddress | null;
  selectedId: string | null;
  onSelect: (location: BusinessLocation) => void;
  /** Null for an admin, who only looks. */
  deeds: LocationDeeds | null;
  onAdd: () => void;
  onAddFound: (found: FoundAddress) => void;
  onEdit: (location: BusinessLocation) => void;
  /** What stands on the map where there is room, and here on a phone. */
  figures: ReactNode;
  /** The same for the switch of the map. */
  mapSwitch: ReactNode;
};

/** The shops as a list, with all that can be done with them. */
export function LocationsColumn({
  shop,
  locations,
  foundAddress,
  deeds,
  onAdd,
  ...props
}: LocationsColumnProps) {
  const open = locations.filter(({ archived_at }) => archived_at === null);
  const archived = locations.filter(({ archived_at }) => archived_at !== null);
  const addButton = deeds ? (
    <Button variant="primary" size="touch" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
      Add a location
    </Button>
  ) : null;
  return (
    <div className="flex min-w-0 flex-col">
      <header className="px-4 pt-6 md:px-6 lg:border-line lg:border-b lg:pt-7 lg:pb-6 lg:pl-10">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="type-tool-title">Locations</h1>
          <p className="text-base text-ink-2 lg:hidden">{spreadWords(open)}</p>
          <div className="max-lg:hidden">{addButton}</div>
        </div>
        <div className="mt-3 lg:hidden">{props.mapSwitch}</div>
        <p className="mt-2.5 text-md text-pretty text-ink-2 max-lg:hidden">
          Creators filter by neighborhood. A campaign shows in every neighborhood you pick for it.
        </p>
      </header>
      {open.length > 0 ? (
        <ul className="mx-4 mt-4 overflow-clip rounded-card border border-line bg-surface md:mx-6 lg:m-0 lg:rounded-none lg:border-0">
          {open.map((location) => (
            <LocationCard
              key={location.id}
              location={location}
              shop={shop}
              isSelected={location.id === props.selectedId}
              onSelect={() => props.onSelect(location)}
            >
              {deeds ? (
                <LocationTools
                  location={location}
                  openCount={open.length}
                  onEdit={() => props.onEdit(location)}
                  onMakePrimary={() => deeds.makePrimary(location)}
                  onArchive={() => deeds.archive(location)}
                />
              ) : null}
            </LocationCard>
          ))}
        </ul>
      ) : (
        <EmptyState
          words="NO SHOP"
          title="No locations yet"
          hint="Creators find you by neighborhood. Put the first shop on the map."
          className="mx-4 mt-4 md:mx-6 lg:ml-10"
        />
      )}
      <div className="grid gap-4 px-4 pt-4 md:px-6 lg:pt-5 lg:pl-10">
        {foundAddress && deeds ? (
          <FoundAddressCard
            found={foundAddress}
            locationCount={locations.length}
            onAdd={() => props.onAddFound(foundAddress)}
            onSetAside={() => deeds.setAside(foundAddress)}
          />
        ) : null}
        <div className="lg:hidden">{props.figures}</div>
        {addButton ? <div className="grid lg:hidden">{addButton}</div> : null}
        <ArchivedLocations locations={archived} onBringBack={deeds?.bringBack ?? null} />
      </div>
      <p className="mt-auto px-4 pt-8 pb-6 text-base text-pretty text-ink-3 md:px-6 lg:pl-10">
        Only the primary location shows on your public page. The last one cannot be removed.
      </p>
    </div>
  );
}
