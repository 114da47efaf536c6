import { Upload } from 'lucide-react';
import { type Ref, useRef } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { ShopPicture } from '#web/components/business/shop-picture.tsx';
import { useShopPictures } from '#web/components/business/use-shop-pictures.ts';
import { ACCEPTS_PICTURES } from '#web/components/media/file-kind.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { PictureUpload } from '#web/components/media/picture-upload.tsx';
import { type Uploads, useUploads } from '#web/components/media/use-uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';

const FRAME = 'size-20 shrink-0 rounded-card md:size-21';

/** The logo and the storefront as creators see them, with the controls to change them. */
export function ShopPictures({ business }: { business: Business }) {
  const { logo, hero, signed } = useShopPictures(business.id);
  const place = { entity_type: 'business', entity_id: business.id } as const;
  const logos = useUploads({ ...place, role: 'logo' });
  const photos = useUploads({ ...place, role: 'hero' });
  const logoInput = useRef<HTMLInputElement>(null);
  const photoInput = useRef<HTMLInputElement>(null);
  const trigger = (
    <Button size="touch" icon={<Upload aria-hidden="true" />}>
      Upload
    </Button>
  );
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {logo ? (
          <span className={`block overflow-hidden border border-line ${FRAME}`}>
            <MediaPicture file={logo} signed={signed.get(logo.file_path)} sizes="84px" alt="Logo" eager />
          </span>
        ) : null}
        <ShopPicture
          shop={business}
          photo={hero}
          signed={hero ? signed.get(hero.file_path) : undefined}
          sizes="84px"
          width={84}
          height={84}
          eager
          className={FRAME}
        />
        <div className="min-w-0 grow basis-52">
          <h3 className="type-item">Logo and storefront</h3>
          <p className="text-base text-ink-2">
            Creators see both on your campaigns. Without a photo, they see an illustration.
          </p>
        </div>
        <OnDemand
          trigger={trigger}
          popup="menu"
          load={async () => (await import('./picture-menu.tsx')).PictureMenu}
          props={{
            trigger,
            businessId: business.id,
            logo,
            photo: hero,
            onLogo: () => logoInput.current?.click(),
            onPhoto: () => photoInput.current?.click(),
          }}
        />
        <FileInput ref={logoInput} label="Logo" uploads={logos} />
        <FileInput ref={photoInput} label="Photo of the shop" uploads={photos} />
      </div>
      <PictureUpload name="Logo" uploads={logos} />
      <PictureUpload name="Photo of the shop" uploads={photos} />
    </div>
  );
}

type FileInputProps = { ref: Ref<HTMLInputElement>; label: string; uploads: Uploads };

/** Opened by the menu; it shows the system's file picker. */
function FileInput({ ref, label, uploads }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={ACCEPTS_PICTURES}
      onChange={(event) => {
        uploads.add([...(event.target.files ?? [])].slice(0, 1));
        event.target.value = '';
      }}
    />
  );
}
