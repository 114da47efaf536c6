import { artPath } from '#art/catalogue.ts';
import type { SignedFile } from '#contract/base/media.ts';
import type { CampaignDetail } from '#contract/campaigns/details.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { ThemedArt } from '#web/components/themed-art.tsx';

type CampaignBannerProps = { campaign: CampaignDetail; signed: ReadonlyMap<string, SignedFile> };

/** The photo of the campaign or its shop; without one, a drawing of the shop on its street. */
export function CampaignBanner({ campaign: { id, business, pictures }, signed }: CampaignBannerProps) {
  const { industry, business_slug, business_name } = business;
  const { cover } = pictures;
  if (cover) {
    return (
      <div className={`overflow-hidden ${frame}`}>
        <MediaPicture
          file={cover}
          signed={signed.get(cover.file_path)}
          sizes="(min-width: 75rem) 75rem, 100vw"
          alt={cover.alt_text ?? cover.caption ?? `A photo of ${business_name}`}
          eager
        />
      </div>
    );
  }
  return (
    <ThemedArt
      path={(theme) =>
        artPath.banner({ theme, industry, business: business_slug, campaign: id, name: business_name })
      }
      width={1200}
      height={336}
      eager
      className={`object-left-bottom ${frame}`}
    />
  );
}

const frame = 'aspect-[1200/336] max-h-84 w-full max-md:aspect-[390/264] md:rounded-card';
