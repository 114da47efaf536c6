import type { Account } from '#domain/access.ts';
import { displayName } from '#domain/display-name.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { HomeFrame } from './home-frame.tsx';
import { StreetCard } from './street-card.tsx';
import { WaysToSettings } from './ways-to-settings.tsx';

type AdminHomePageProps = { bar: AppBarProps; account: Account };

export function AdminHomePage({ bar, account }: AdminHomePageProps) {
  return (
    <HomeFrame
      bar={bar}
      title="Overview"
      lede={`Signed in as ${displayName(account)}. What you do here to other people’s accounts is written to the audit log.`}
      picture={<StreetCard picture="corner" />}
    >
      <WaysToSettings account={account} />
    </HomeFrame>
  );
}
