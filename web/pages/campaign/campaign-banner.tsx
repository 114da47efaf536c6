import { artPath } from '#art/catalogue.ts';
import type { CampaignDetail } from '#web/api/generated/types.gen.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';

/** The shop on its street. */
export function CampaignBanner({ campaign: { id, business } }: { campaign: CampaignDetail }) {
  const { industry, business_slug, business_name } = business;
  return (
    <ThemedArt
      path={(theme) =>
        artPath.banner({ theme, industry, business: business_slug, campaign: id, name: business_name })
      }
      width={1200}
      height={336}
      eager
      className="aspect-[1200/336] max-h-84 w-full object-left-bottom max-md:aspect-[390/264] md:rounded-card"
    />
  );
}
