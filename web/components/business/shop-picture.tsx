import { artPath } from '#art/catalogue.ts';
import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { ThemedArt } from '#web/components/themed-art.tsx';

export interface ShopLook {
  business_name: string;
  /** The seed of the drawing, so it has to be the same on every page. */
  slug: string;
  industry: string | null;
}

type ShopPictureProps = {
  shop: ShopLook;
  photo: MediaFile | null;
  signed: SignedFile | undefined;
  sizes: string;
  width: number;
  height: number;
  eager?: boolean;
  /** The shape of the frame, for photo and drawing alike. */
  className: string;
};

/** A shop's photo, or its drawing in the same frame. */
export function ShopPicture({
  shop,
  photo,
  signed,
  sizes,
  width,
  height,
  eager,
  className,
}: ShopPictureProps) {
  if (photo) {
    return (
      <span className={`block overflow-hidden ${className}`}>
        <MediaPicture
          file={photo}
          signed={signed}
          sizes={sizes}
          alt={photo.alt_text ?? `${shop.business_name} from the street`}
          {...(eager && { eager })}
        />
      </span>
    );
  }
  return (
    <ThemedArt
      path={(theme) =>
        artPath.shop({
          theme,
          industry: shop.industry,
          business: shop.slug,
          campaign: shop.slug,
          name: shop.business_name,
        })
      }
      width={width}
      height={height}
      {...(eager && { eager })}
      className={`grid-rows-1 object-[50%_100%] ${className}`}
    />
  );
}
