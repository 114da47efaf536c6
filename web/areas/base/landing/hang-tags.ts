import type { Showcase } from '#contract/campaigns/showcase.ts';

type Campaign = Showcase['campaigns'][number];

export interface Hook {
  /** The business whose sign the street shows there. */
  sign: string;
  left_percent: number;
  /** The narrowest view that shows the full shop. */
  seen_from: 'phone' | 'tablet' | 'desktop';
}

const HOOKS: readonly Hook[] = [
  { sign: 'Crumb & Co.', left_percent: 33.83, seen_from: 'phone' },
  { sign: 'Stoop Flowers', left_percent: 55.58, seen_from: 'tablet' },
  { sign: 'Second Shift Coffee', left_percent: 74, seen_from: 'desktop' },
];

/** A business with a shop on the drawn street gets its tag there; the others take the free places, from the left. */
export function hangTags(campaigns: readonly Campaign[]): { campaign: Campaign; hook: Hook }[] {
  const own = new Map(
    HOOKS.map((hook) => [hook, campaigns.find((campaign) => campaign.business_name === hook.sign)]),
  );
  const homed = new Set(own.values());
  const others = campaigns.filter((campaign) => !homed.has(campaign));
  return HOOKS.flatMap((hook) => {
    const campaign = own.get(hook) ?? others.shift();
    return campaign ? [{ campaign, hook }] : [];
  });
}
