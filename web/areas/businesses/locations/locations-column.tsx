import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BusinessLocation, FoundAddress } from '#contract/businesses/locations.ts';
import type { ShownShop } from '#web/components/locations/load-locations.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ArchivedLocations } from './archived-locations.tsx';
import { FoundAddressCard } from './found-address-card.tsx';
import { LocationCard } from './location-card.tsx';
import { LocationTools } from './location-tools.tsx';
import { spreadWords } from './location-words.ts';
import type { LocationActions } from './use-location-actions.ts';

type LocationsColumnProps = {
  shop: ShownShop;
  locations: readonly BusinessLocation[];
  foundAddress: FoundAddress | null;
  selectedId: string | null;
  onSelect: (location: BusinessLocation) => void;
  /** Null for those who only read. */
  actions: LocationActions | null;
  onAdd: () => void;
  onAddFound: (found: FoundAddress) => void;
  onEdit: (location: BusinessLocation) => void;
  /** Shown on the map if there is room; on a phone, here. */
  figures: ReactNode;
  /** Shown like the figures. */
  mapSwitch: ReactNode;
};

/** The list of shops with their actions. */
export function LocationsColumn({
  shop,
  locations,
  foundAddress,
  actions,
  onAdd,
  ...props
}: LocationsColumnProps) {
  const open = locations.filter(({ archived_at }) => archived_at === null);
  const archived = locations.filter(({ archived_at }) => archived_at !== null);
  const addButton = actions ? (
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
              {actions ? (
                <LocationTools
                  location={location}
                  openCount={open.length}
                  onEdit={() => props.onEdit(location)}
                  onMakePrimary={() => actions.makePrimary(location)}
                  onArchive={() => actions.archive(location)}
                />
              ) : null}
            </LocationCard>
          ))}
        </ul>
      ) : (
        <EmptyState
          words="NO SHOP"
          title="No locations yet"
          hint="Creators find you by neighborhood. Add your first location."
          className="mx-4 mt-4 md:mx-6 lg:ml-10"
        />
      )}
      <div className="grid gap-4 px-4 pt-4 md:px-6 lg:pt-5 lg:pl-10">
        {foundAddress && actions ? (
          <FoundAddressCard
            found={foundAddress}
            locationCount={locations.length}
            onAdd={() => props.onAddFound(foundAddress)}
            onSetAside={() => actions.setAside(foundAddress)}
          />
        ) : null}
        <div className="lg:hidden">{props.figures}</div>
        {addButton ? <div className="grid lg:hidden">{addButton}</div> : null}
        <ArchivedLocations locations={archived} onBringBack={actions?.bringBack ?? null} />
      </div>
      <p className="mt-auto px-4 pt-8 pb-6 text-base text-pretty text-ink-3 md:px-6 lg:pl-10">
        You need at least one location.
      </p>
    </div>
  );
}
