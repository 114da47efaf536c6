import type { Account } from '#domain/access.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { firstName } from './first-name.ts';
import { HomeFrame } from './home-frame.tsx';
import { StreetCard } from './street-card.tsx';
import { WaysToSettings } from './ways-to-settings.tsx';

type CreatorHomePageProps = { bar: AppBarProps; account: Account };

export function CreatorHomePage({ bar, account }: CreatorHomePageProps) {
  return (
    <HomeFrame
      bar={bar}
      title={`You are in, ${firstName(account)}.`}
      lede="A person read your application and said yes. Your side of the counter is open."
      picture={<StreetCard picture="filming" />}
    >
      <WaysToSettings account={account} />
    </HomeFrame>
  );
}
