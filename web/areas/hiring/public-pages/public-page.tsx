import { getRouteApi } from '@tanstack/react-router';
import { PlainLayout } from '#web/components/plain-layout.tsx';
import { useBar } from '#web/session/use-bar.ts';
import { CampaignPage } from './campaign-page.tsx';
import { CreatorPage } from './creator-page.tsx';
import { DirectoryPage } from './directory-page.tsx';
import type { PublicPageData } from './public-page-data.ts';
import { ShopPage } from './shop-page.tsx';

const root = getRouteApi('__root__');

export function PublicPage({ data }: { data: PublicPageData }) {
  const { site } = root.useRouteContext();
  const bar = useBar(data.path);
  const now = new Date(site.now);
  return (
    <PlainLayout bar={bar} now={now}>
      <div className="mx-auto max-w-[60rem] px-5 pt-8 pb-18 md:px-8 lg:pt-12 lg:pb-30">
        <Body data={data} now={now} isSignedIn={bar.viewer !== null} />
      </div>
    </PlainLayout>
  );
}

type BodyProps = { data: PublicPageData; now: Date; isSignedIn: boolean };

function Body({ data, now, isSignedIn }: BodyProps) {
  switch (data.kind) {
    case 'creator':
      return <CreatorPage creator={data.page} now={now} />;
    case 'shop':
      return <ShopPage shop={data.page} now={now} />;
    case 'campaign':
      return <CampaignPage campaign={data.page} now={now} isSignedIn={isSignedIn} />;
    default:
      return <DirectoryPage kind={data.kind} directory={data.page} now={now} />;
  }
}
