import { Archive, House } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

export type LocationMenuProps = {
  trigger: ReactElement;
  isPrimary: boolean;
  /** Why it cannot be archived now. */
  hindrance: string | null;
  onMakePrimary: () => void;
  onArchive: () => void;
};

export function LocationMenu({ trigger, isPrimary, hindrance, onMakePrimary, onArchive }: LocationMenuProps) {
  return (
    <Menu align="end" trigger={trigger} defaultOpen>
      <MenuItem icon={<House aria-hidden="true" />} disabled={isPrimary} onClick={onMakePrimary}>
        {isPrimary ? 'Is the primary one' : 'Make primary'}
      </MenuItem>
      <MenuItem
        danger
        icon={<Archive aria-hidden="true" />}
        disabled={hindrance !== null}
        onClick={onArchive}
      >
        <span>
          Archive
          {hindrance ? <span className="block text-hint">{hindrance}</span> : null}
        </span>
      </MenuItem>
    </Menu>
  );
}
