import { Image, Store, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import { useMediaActions } from '#web/components/media/use-media-actions.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

type PictureMenuProps = {
  trigger: ReactElement;
  businessId: string;
  logo: MediaFile | null;
  photo: MediaFile | null;
  onLogo: () => void;
  onPhoto: () => void;
};

export function PictureMenu({ trigger, businessId, logo, photo, onLogo, onPhoto }: PictureMenuProps) {
  const { remove } = useMediaActions({ entity_type: 'business', entity_id: businessId, role: 'logo' });
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      <MenuItem icon={<Store aria-hidden="true" />} onClick={onPhoto}>
        {photo ? 'Replace photo' : 'Add photo'}
      </MenuItem>
      <MenuItem icon={<Image aria-hidden="true" />} onClick={onLogo}>
        {logo ? 'Replace logo' : 'Add logo'}
      </MenuItem>
      {photo || logo ? <MenuSeparator /> : null}
      {photo ? (
        <MenuItem icon={<Trash2 aria-hidden="true" />} danger onClick={() => void remove.run(photo)}>
          Remove photo
        </MenuItem>
      ) : null}
      {logo ? (
        <MenuItem icon={<Trash2 aria-hidden="true" />} danger onClick={() => void remove.run(logo)}>
          Remove logo
        </MenuItem>
      ) : null}
    </Menu>
  );
}
