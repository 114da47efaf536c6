import { ArrowLeft } from 'lucide-react';
import type { BusinessView } from '#web/api/generated/types.gen.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { CreatorPortfolio } from '#web/components/creators/creator-portfolio.tsx';
import { Link } from '#web/components/link.tsx';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import type { ShownPortfolio } from '#web/session/load-portfolio.ts';

type CreatorPageProps = ShownPortfolio & {
  bar: AppBarProps;
  now: Date;
  /** The business an admin looks at. */
  viewingAs: BusinessView | null;
};

export function CreatorPage({ bar, now, viewingAs, ...shown }: CreatorPageProps) {
  const back = viewingAs ? `/business?as=${viewingAs.id}` : '/business';
  return (
    <AreaLayout bar={bar}>
      {viewingAs ? <ViewingBanner businessName={viewingAs.business_name} /> : null}
      <CreatorPortfolio
        {...shown}
        now={now}
        lead={
          <Link
            href={back}
            className="-ml-2 inline-flex min-h-9 items-center gap-1.5 rounded-dense px-2 text-sm text-ink-2 hover:text-ink touch:min-h-11"
          >
            <ArrowLeft aria-hidden="true" className="size-4 stroke-2" />
            Dashboard
          </Link>
        }
      />
    </AreaLayout>
  );
}
