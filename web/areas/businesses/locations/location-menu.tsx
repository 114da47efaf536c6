import { Archive, House } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

export type LocationMenuProps = {
  trigger: ReactElement;
  isPrimary: boolean;
  /** The reason it can't be archived now. */
  refusal: string | null;
  onMakePrimary: () => void;
  onArchive: () => void;
};

export function LocationMenu({ trigger, isPrimary, refusal, onMakePrimary, onArchive }: LocationMenuProps) {
  return (
    <Menu align="end" trigger={trigger} defaultOpen>
      <MenuItem icon={<House aria-hidden="true" />} disabled={isPrimary} onClick={onMakePrimary}>
        {isPrimary ? 'Primary location' : 'Make primary'}
      </MenuItem>
      <MenuItem danger icon={<Archive aria-hidden="true" />} disabled={refusal !== null} onClick={onArchive}>
        <span>
          Archive
          {refusal ? <span className="block text-hint">{refusal}</span> : null}
        </span>
      </MenuItem>
    </Menu>
  );
}
