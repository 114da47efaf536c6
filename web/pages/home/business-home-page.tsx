import type { Account } from '#domain/access.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import { firstName } from './first-name.ts';
import { HomeFrame } from './home-frame.tsx';
import { ShopCard, type ShopLook } from './shop-card.tsx';
import { WaysToSettings } from './ways-to-settings.tsx';

type BusinessHomePageProps = {
  bar: AppBarProps;
  account: Account;
  shop: ShopLook;
  /** The business an admin looks at. */
  viewingAs?: { business_name: string };
};

export function BusinessHomePage({ bar, account, shop, viewingAs }: BusinessHomePageProps) {
  const name = viewingAs?.business_name ?? account.business?.business_name ?? '';
  const picture = <ShopCard shop={shop} name={name} title={name} text="This is how creators see the shop." />;
  if (viewingAs) {
    return (
      <HomeFrame
        bar={bar}
        banner={<ViewingBanner businessName={name} />}
        title={name}
        lede="The front page of this business, as its members find it. This look is written to the audit log."
        picture={picture}
      />
    );
  }
  return (
    <HomeFrame
      bar={bar}
      lead={<p className="text-touch break-words text-ink-2">{name}</p>}
      title={`Good to see you, ${firstName(account)}.`}
      lede={ledeFor(account)}
      picture={picture}
    >
      <WaysToSettings account={account} />
    </HomeFrame>
  );
}

function ledeFor({ business }: Account): string {
  if (business?.membership === 'manager') return 'The shop is set up, and you look after it with its owner.';
  return 'Your shop is set up. The drawing takes its sign from the name, and creators know you by it.';
}
