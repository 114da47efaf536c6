import { Pencil, RefreshCw, Trash2, Unplug } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

export type SocialMenuProps = {
  trigger: ReactElement;
  /** An absent action isn't possible now. */
  onSync?: (() => void) | undefined;
  onChange?: (() => void) | undefined;
  onDisconnect?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
};

/** Fetched on hover or focus of its button, and opened as soon as it loads. */
export function SocialMenu({ trigger, onSync, onChange, onDisconnect, onRemove }: SocialMenuProps) {
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      {onSync ? (
        <MenuItem icon={<RefreshCw aria-hidden="true" />} onClick={onSync}>
          Sync now
        </MenuItem>
      ) : null}
      {onChange ? (
        <MenuItem icon={<Pencil aria-hidden="true" />} onClick={onChange}>
          Change
        </MenuItem>
      ) : null}
      {(onDisconnect || onRemove) && (onSync || onChange) ? <MenuSeparator /> : null}
      {onDisconnect ? (
        <MenuItem icon={<Unplug aria-hidden="true" />} onClick={onDisconnect}>
          Disconnect
        </MenuItem>
      ) : null}
      {onRemove ? (
        <MenuItem danger icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
          Remove
        </MenuItem>
      ) : null}
    </Menu>
  );
}
