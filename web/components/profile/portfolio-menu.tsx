import { ArrowLeft, ArrowRight, Image, Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

export type PortfolioMenuProps = {
  trigger: ReactElement;
  isFirst: boolean;
  isLast: boolean;
  onMakeCover: () => void;
  onMove: (by: -1 | 1) => void;
  onDescribe: () => void;
  onRemove: () => void;
};

/** Fetched when somebody is about to press its button, and open from the start. */
export function PortfolioMenu({ trigger, isFirst, isLast, ...deeds }: PortfolioMenuProps) {
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      <MenuItem icon={<Pencil aria-hidden="true" />} onClick={deeds.onDescribe}>
        Name and describe
      </MenuItem>
      <MenuItem icon={<Image aria-hidden="true" />} disabled={isFirst} onClick={deeds.onMakeCover}>
        Make it the cover
      </MenuItem>
      <MenuItem icon={<ArrowLeft aria-hidden="true" />} disabled={isFirst} onClick={() => deeds.onMove(-1)}>
        Move forward
      </MenuItem>
      <MenuItem icon={<ArrowRight aria-hidden="true" />} disabled={isLast} onClick={() => deeds.onMove(1)}>
        Move back
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden="true" />} onClick={deeds.onRemove}>
        Remove
      </MenuItem>
    </Menu>
  );
}
