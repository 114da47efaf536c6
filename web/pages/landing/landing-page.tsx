import type { City } from '#contract/cities.ts';
import type { Showcase } from '#contract/showcase.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { PlainLayout } from '#web/components/plain-layout.tsx';
import type { JoinWaitingList } from '#web/components/waiting-list-form.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { ForBusinesses } from './for-businesses.tsx';
import { ForCreators } from './for-creators.tsx';
import { Hero } from './hero.tsx';
import { Neighborhoods } from './neighborhoods.tsx';
import { RoleLinks } from './role-links.tsx';
import { TwoLines } from './two-lines.tsx';

type LandingPageProps = {
  showcase: Showcase;
  cities: readonly City[];
  now: Date;
  onJoinWaitingList: JoinWaitingList;
  bar?: AppBarProps;
};

export function LandingPage({ showcase, cities, now, onJoinWaitingList, bar }: LandingPageProps) {
  return (
    <PlainLayout bar={bar} now={now} footerLead={bar?.viewer ? null : <RoleLinks />}>
      <div className="motion-safe:[html:has(&)]:scroll-smooth">
        <Hero campaigns={showcase.campaigns} now={now} />
        <TwoLines />
        <Neighborhoods showcase={showcase} />
        <ForBusinesses />
        <ForCreators />
        <ComingSoon cities={cities} onJoin={onJoinWaitingList} />
      </div>
    </PlainLayout>
  );
}
