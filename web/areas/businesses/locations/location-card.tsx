import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BusinessLocation } from '#contract/businesses/locations.ts';
import { describeHours } from '#domain/businesses/opening-hours.ts';
import type { ShownShop } from '#web/components/locations/load-locations.ts';
import { Badge } from '#web/ui/badge.tsx';
import { addressLine, campaignWords } from './location-words.ts';
import { ShopTile } from './shop-tile.tsx';

type LocationCardProps = {
  location: BusinessLocation;
  shop: ShownShop;
  isSelected: boolean;
  onSelect: () => void;
  /** The location's actions. */
  children?: ReactNode;
};

/** A press anywhere outside its buttons shows the location on the map. */
export function LocationCard({ location, shop, isSelected, onSelect, children }: LocationCardProps) {
  const { id, location_name, hours, is_primary, open_campaign_count } = location;
  return (
    <li
      id={`location-${id}`}
      className={`relative scroll-my-20 border-line border-b px-4 py-4 last:border-b-0 md:px-6 lg:pl-10 lg:last:border-b ${isSelected ? selected : 'hover:bg-sel'}`}
    >
      <div className="flex gap-4 md:gap-4.5">
        <ShopTile
          shop={shop}
          locationId={id}
          eager={is_primary}
          className="size-18 shrink-0 rounded-control md:size-21"
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h2 className="min-w-0 type-block-title break-words">
              <button
                type="button"
                onClick={onSelect}
                aria-pressed={isSelected}
                className="text-left outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
              >
                {location_name}
              </button>
            </h2>
            {is_primary ? <Badge icon={<House aria-hidden="true" />}>Primary</Badge> : null}
          </div>
          <p className="mt-0.5 text-base break-words text-ink-2 md:text-md">{addressLine(location)}</p>
          <p className="text-base text-ink-2 md:text-md">
            {hours ? describeHours(hours) : 'No opening hours yet'}
          </p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
            <p className={`text-base ${open_campaign_count > 0 ? 'font-semibold' : 'text-ink-2'}`}>
              {campaignWords(open_campaign_count)}
            </p>
            {children ? <div className="relative -mr-2 flex items-center">{children}</div> : null}
          </div>
        </div>
      </div>
    </li>
  );
}

const selected = 'bg-row-on before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-accent';
