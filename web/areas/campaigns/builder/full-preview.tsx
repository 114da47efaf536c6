import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { artPath } from '#art/catalogue.ts';
import type { Brief } from '#contract/campaigns/briefs.ts';
import { BriefView } from '#web/components/campaigns/brief/brief-view.tsx';
import { PictureGrid } from '#web/components/campaigns/picture-grid.tsx';
import { DealReceipt } from '#web/components/deals/deal-receipt.tsx';
import { fullStop } from '#web/components/full-stop.ts';
import { fundingPageOptions } from '#web/components/fundings/funding-options.ts';
import { CoverPicture } from '#web/components/media/cover-picture.tsx';
import { useCover } from '#web/components/media/covers.ts';
import { mediaOptions } from '#web/components/media/media-options.ts';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { BuilderShop } from './preview-card.tsx';

type FullPreviewProps = {
  campaignId: string;
  brief: Brief;
  shop: BuilderShop;
  /** The saved version that `brief` shows, which the receipt is for; null while there are unsaved changes. */
  version: number | null;
  onClose: () => void;
};

/** The full campaign as a creator would read it. */
export function FullPreview({ campaignId, brief, shop, version, onClose }: FullPreviewProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const place = { entity_type: 'campaign', entity_id: campaignId, role: 'gallery' } as const;
  const { data } = useQuery(mediaOptions(api, place));
  const examples = (data?.files ?? []).filter(({ status }) => status === 'ready');
  const signed = useSignedUrls(examples);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={brief.title}
      description={`${fullStop(shop.business_name)} This is what creators see.`}
      width="wide"
      phone="full"
      className="md:max-w-[60rem]"
    >
      <Banner campaignId={campaignId} shop={shop} />
      {version === null ? null : <SavedReceipt key={version} shopId={shop.id} campaignId={campaignId} />}
      <BriefView
        reader="creator"
        brief={brief}
        className="mt-6"
        pictures={
          examples.length > 0 ? (
            <PictureGrid label="Example pictures" files={examples} signed={signed} most={examples.length} />
          ) : null
        }
      />
    </Dialog>
  );
}

/** The receipt of the saved draft. Nothing is shown while it loads, because an earlier one could be wrong. */
function SavedReceipt({ shopId, campaignId }: { shopId: string; campaignId: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, isFetching } = useQuery(fundingPageOptions(api, shopId, campaignId));
  if (!data?.deal || isFetching) return null;
  return <DealReceipt title="Receipt for one spot" deal={data.deal} className="mt-6 max-w-md" />;
}

function Banner({ campaignId, shop }: Pick<FullPreviewProps, 'campaignId' | 'shop'>) {
  const { industry, slug, business_name } = shop;
  const cover = useCover(campaignId);
  const frame = 'mt-5 aspect-[1200/336] w-full rounded-card';
  if (cover)
    return <CoverPicture cover={cover} sizes="(min-width: 60rem) 56rem, 100vw" eager className={frame} />;
  return (
    <ThemedArt
      path={(theme) =>
        artPath.banner({ theme, industry, business: slug, campaign: campaignId, name: business_name })
      }
      width={1200}
      height={336}
      className={`object-left-bottom ${frame}`}
    />
  );
}
