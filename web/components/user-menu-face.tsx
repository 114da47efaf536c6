import { ChevronDown } from 'lucide-react';
import type { Viewer } from '#domain/accounts/navigation.ts';
import { displayName } from '#domain/format/display-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { CampaignTile } from './campaigns/campaign-tile.tsx';

/** The button of the user menu, also shown while the menu loads: the shop one works for, or the person. */
export function UserMenuFace({ viewer }: { viewer: Viewer }) {
  const { business } = viewer;
  return (
    <span className="flex items-center gap-2.5">
      {business ? (
        <>
          <CampaignTile shop={business} campaignId={business.slug} className="size-9 shrink-0" />
          <span className="max-w-44 truncate text-base font-semibold max-lg:hidden">
            {business.business_name}
          </span>
        </>
      ) : (
        <Avatar name={displayName(viewer)} className="size-9" />
      )}
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-ink-2" />
    </span>
  );
}
