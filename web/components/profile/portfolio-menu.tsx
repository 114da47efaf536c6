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

/** Fetched on hover or focus of its button, and opened as soon as it loads. */
export function PortfolioMenu({ trigger, isFirst, isLast, ...actions }: PortfolioMenuProps) {
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      <MenuItem icon={<Pencil aria-hidden="true" />} onClick={actions.onDescribe}>
        Edit details
      </MenuItem>
      <MenuItem icon={<Image aria-hidden="true" />} disabled={isFirst} onClick={actions.onMakeCover}>
        Make cover
      </MenuItem>
      <MenuItem icon={<ArrowLeft aria-hidden="true" />} disabled={isFirst} onClick={() => actions.onMove(-1)}>
        Move forward
      </MenuItem>
      <MenuItem icon={<ArrowRight aria-hidden="true" />} disabled={isLast} onClick={() => actions.onMove(1)}>
        Move back
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden="true" />} onClick={actions.onRemove}>
        Remove
      </MenuItem>
    </Menu>
  );
}
