import { ChevronDown } from 'lucide-react';
import { artPath } from '#art/catalogue.ts';
import type { Viewer } from '#domain/accounts/navigation.ts';
import { displayName } from '#domain/format/display-name.ts';

/** The button of the user menu, also shown while the menu loads. */
export function UserMenuFace({ viewer }: { viewer: Viewer }) {
  return (
    <span className="flex items-center gap-2.5">
      <img
        src={artPath.portrait(displayName(viewer))}
        alt=""
        width={36}
        height={36}
        className="size-9 rounded-full bg-fill"
      />
      <ChevronDown aria-hidden="true" className="size-4 stroke-[1.75] text-ink-2" />
    </span>
  );
}
