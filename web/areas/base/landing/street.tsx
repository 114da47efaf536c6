import { artPath } from '#art/catalogue.ts';
import type { Showcase } from '#contract/campaigns/showcase.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';
import { CampaignTag } from './campaign-tag.tsx';
import { hangTags } from './hang-tags.ts';

type StreetProps = { campaigns: Showcase['campaigns']; now: Date };

const PICTURE = { width: 2400, height: 525 };

/**
 * The street is wider than most windows and keeps its size: a desktop sees its middle, a phone the part around the
 * first shop with a tag, a tablet two of the three.
 */
export function Street({ campaigns, now }: StreetProps) {
  const tags = hangTags(campaigns);
  return (
    <div className="mt-7 overflow-x-clip lg:mt-4 xl:-mt-1.75">
      <div className="relative ml-[-34.85rem] w-510 lg:left-1/2 lg:ml-0 lg:w-[clamp(100%,166.67vw,150rem)] lg:-translate-x-1/2">
        <ThemedArt
          path={(theme) => artPath.street(theme, 'landing')}
          width={PICTURE.width}
          height={PICTURE.height}
          eager
          className="aspect-[2400/525] w-full"
        />
        {tags.length > 0 ? (
          <ul aria-label="Campaigns open now">
            {tags.map(({ campaign, hook }) => (
              <CampaignTag key={campaign.public_id} campaign={campaign} hook={hook} now={now} />
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
