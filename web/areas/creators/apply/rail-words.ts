import type { MediaFile } from '#contract/base/media.ts';
import type { OwnSocialAccount } from '#contract/creators/social-accounts.ts';
import { MEDIA_LIMITS } from '#domain/base/media.ts';
import type { ApplicationStep } from '#domain/creators/application-steps.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { readDollars } from '#web/components/profile/price-words.ts';
import type { ProfileValues } from '#web/components/profile/profile-values.ts';

interface Filled {
  values: ProfileValues;
  accounts: readonly Pick<OwnSocialAccount, 'platform'>[];
  files: readonly Pick<MediaFile, 'id'>[];
  links: readonly object[];
}

const MOST_FILES = MEDIA_LIMITS.creator.portfolio?.count ?? 0;

/** The words under each step of the rail; null if nothing is filled in yet. */
export function railWords({
  values,
  accounts,
  files,
  links,
}: Filled): Record<ApplicationStep, string | null> {
  const { full_name, home_neighborhood, prices } = values;
  const who = [full_name.trim(), home_neighborhood?.neighborhood_name].filter(Boolean).join(', ');
  const where = accounts.map(({ platform }) => PLATFORM_NAMES[platform]).join(', ');
  const pieces = [
    files.length > 0 ? `${files.length} of ${MOST_FILES} pieces` : null,
    links.length > 0 ? counted(links.length, 'link') : null,
  ]
    .filter(Boolean)
    .join(', ');
  const priced = Object.values(prices).filter((typed) => readDollars(typed ?? '') !== null).length;
  return {
    about: who || null,
    channels: where || null,
    portfolio: pieces || null,
    prices: priced > 0 ? counted(priced, 'price') : null,
    send: null,
  };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
