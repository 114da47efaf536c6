import type { Account } from '#domain/access.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import type { Stop } from '#web/ui/progress-stops.tsx';
import { AccountSections, type OwnAccount } from './account-sections.tsx';
import { firstName } from './first-name.ts';
import { HomeFrame } from './home-frame.tsx';
import { ShopCard } from './shop-card.tsx';
import { WhatHappens } from './what-happens.tsx';

type OnboardingPageProps = OwnAccount & { bar: AppBarProps };

export function OnboardingPage({ bar, ...own }: OnboardingPageProps) {
  return (
    <HomeFrame
      bar={bar}
      title={`Welcome, ${firstName(own.account)}.`}
      lede={ledeFor(own.account)}
      below={<AccountSections {...own} />}
      picture={
        <ShopCard
          shop={{ slug: 'your-shop', industry: null }}
          name={own.account.business?.business_name ?? 'Your sign'}
          title={own.account.business?.business_name ?? 'Your sign here'}
          text="Set-up draws your shop from its name and its trade."
        />
      }
    >
      <WhatHappens stops={STOPS} />
    </HomeFrame>
  );
}

/** Whoever was taken out of a business, or never set one up, begins like a new owner. */
function ledeFor({ is_business_onboarding, business }: Account): string {
  if (business === null && !is_business_onboarding) {
    return 'This account belongs to no business right now. Set up one of your own, or ask the owner of one to add you.';
  }
  return 'Your account is made. Next comes the shop itself: creators see nothing of it until set-up is done.';
}

const STOPS: readonly Stop[] = [
  { label: 'Account made', state: 'done' },
  { label: 'Website', state: 'now', note: 'If you have one. What it says, you need not type.' },
  { label: 'Details', state: 'next', note: 'Name, trade, a few sentences, opening hours.' },
  { label: 'Location', state: 'next', note: 'Where creators come to film, and who sees the street number.' },
  { label: 'Done', state: 'paid', note: 'Your shop gets its sign and you can post a campaign.' },
];
