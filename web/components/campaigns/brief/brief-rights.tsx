import type { Brief } from '#contract/campaigns/briefs.ts';
import { countMonths } from '#domain/campaigns/brief-parts.ts';
import { RIGHTS_CHANNEL_NAMES } from '#domain/campaigns/campaign-limits.ts';

type BriefRightsProps = {
  brief: Pick<Brief, 'rights_channels' | 'rights_paid_ads' | 'rights_months'>;
  reader: 'business' | 'creator';
};

/** The usage rights in plain words. */
export function BriefRights({
  brief: { rights_channels, rights_paid_ads, rights_months },
  reader,
}: BriefRightsProps) {
  const isShop = reader === 'business';
  if (rights_channels.length === 0) {
    return (
      <p>
        {isShop
          ? 'You may not repost the work. It stays on the creator’s account only.'
          : 'The business may not repost your work. It stays on your account only.'}
      </p>
    );
  }
  const channels = rights_channels.map((channel) => RIGHTS_CHANNEL_NAMES[channel]);
  return (
    <>
      <p>
        {isShop ? 'You may repost the work' : 'The business may repost your work'} on {inWords(channels)} for{' '}
        {countMonths(rights_months)}. {isShop ? 'The creator keeps the rest.' : 'You keep the rest.'}
      </p>
      <p className="mt-1.5">
        {isShop ? 'You' : 'It'}{' '}
        {rights_paid_ads ? 'may also use it in paid ads there.' : 'may not use it in paid ads.'}
      </p>
    </>
  );
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
