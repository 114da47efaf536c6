import { ArrowLeft, ArrowRight, PencilLine, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

type ItemMenuProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
};

/** The actions for one picture. Its code is fetched on hover or focus, and it opens as soon as it loads. */
export function ItemMenu({ trigger, isFirst, isLast, onEdit, onMove, onDelete }: ItemMenuProps) {
  return (
    <Menu align="end" trigger={trigger} defaultOpen>
      <MenuItem icon={<PencilLine aria-hidden="true" />} onClick={onEdit}>
        Edit caption
      </MenuItem>
      <MenuItem icon={<ArrowLeft aria-hidden="true" />} disabled={isFirst} onClick={() => onMove(-1)}>
        Move earlier
      </MenuItem>
      <MenuItem icon={<ArrowRight aria-hidden="true" />} disabled={isLast} onClick={() => onMove(1)}>
        Move later
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
