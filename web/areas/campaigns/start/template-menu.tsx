import { Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

type TemplateMenuProps = { trigger: ReactElement; onRename: () => void; onDelete: () => void };

export function TemplateMenu({ trigger, onRename, onDelete }: TemplateMenuProps) {
  return (
    <Menu align="end" trigger={trigger} defaultOpen>
      <MenuItem icon={<Pencil aria-hidden="true" />} onClick={onRename}>
        Rename
      </MenuItem>
      <MenuItem danger icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
