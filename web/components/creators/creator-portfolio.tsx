import type { ReactNode } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import type { CreatorPortfolio as Portfolio } from '#contract/creators/portfolios.ts';
import { firstName } from '#web/components/home/first-name.ts';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { NumbersTable } from './numbers-table.tsx';
import { PortfolioHeader } from './portfolio-header.tsx';
import { UsualPrices } from './usual-prices.tsx';
import { WorkSection } from './work-section.tsx';

type CreatorPortfolioProps = {
  portfolio: Portfolio;
  /** The portfolio, in the creator’s own order. */
  files: readonly MediaFile[];
  avatar: MediaFile | null;
  now: Date;
  /** Above the page: a link back or a note about this view. */
  lead?: ReactNode;
  /** Below the page: ratings of the creator. */
  ratings?: ReactNode;
  /** Whether the reader can report the creator’s files. */
  canReport?: boolean;
};

/** A creator's page as shops see it. Creators see the same page. */
export function CreatorPortfolio({
  portfolio,
  files,
  avatar,
  now,
  lead,
  ratings,
  canReport = false,
}: CreatorPortfolioProps) {
  const { creator, accounts } = portfolio;
  const signed = useSignedUrls(avatar ? [avatar, ...files] : files);
  const name = firstName({ full_name: creator.full_name, email: creator.handle });
  return (
    <div className="mx-auto max-w-wide px-5 pt-4 pb-12 md:px-8 md:pt-6 lg:px-10">
      {lead}
      <div className="mt-3 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:items-start">
        <div className="min-w-0">
          <PortfolioHeader
            portfolio={portfolio}
            avatar={avatar}
            signed={avatar ? signed.get(avatar.file_path) : undefined}
          />
          <WorkSection
            files={files}
            links={creator.links}
            signed={signed}
            name={name}
            canReport={canReport}
          />
          <NumbersTable accounts={accounts} now={now} name={name} />
          {ratings ? <div className="mt-10">{ratings}</div> : null}
        </div>
        <UsualPrices rates={creator.rates} availability={creator.availability} name={name} />
      </div>
    </div>
  );
}
