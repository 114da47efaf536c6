import { ChevronDown } from 'lucide-react';
import { artPath } from '#art/catalogue.ts';
import type { Viewer } from '#domain/accounts/navigation.ts';
import { displayName } from '#domain/format/display-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ThemedArt } from './themed-art.tsx';

/** The button of the user menu, also shown while the menu loads: the shop one works for, or the person. */
export function UserMenuFace({ viewer, photoUrl }: { viewer: Viewer; photoUrl: string | null }) {
  const { business } = viewer;
  return (
    <span className="flex items-center gap-2.5">
      {business ? (
        <>
          <ThemedArt
            path={(theme) =>
              artPath.shop({
                theme,
                industry: business.industry,
                business: business.slug,
                campaign: business.slug,
                name: business.business_name,
              })
            }
            width={36}
            height={36}
            className="size-9 shrink-0 overflow-hidden rounded-control"
          />
          <span className="max-w-44 truncate text-base font-semibold max-lg:hidden">
            {business.business_name}
          </span>
        </>
      ) : (
        <Avatar name={displayName(viewer)} src={photoUrl} className="size-9" />
      )}
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-ink-2" />
    </span>
  );
}
