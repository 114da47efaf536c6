import type { City } from '#contract/base/cities.ts';
import type { Showcase } from '#contract/campaigns/showcase.ts';
import { PlainLayout } from '#web/components/plain-layout.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { StaticPart } from '#web/ui/static-part.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { Hero } from './hero.tsx';
import { readSections } from './load-sections.ts';
import { Neighborhoods } from './neighborhoods.tsx';
import { RoleLinks } from './role-links.tsx';
import type { JoinWaitlist } from './waitlist-form.tsx';

type LandingPageProps = {
  showcase: Showcase;
  cities: readonly City[];
  now: Date;
  onJoinWaitlist: JoinWaitlist;
  bar?: AppBarProps;
};

export function LandingPage({ showcase, cities, now, onJoinWaitlist, bar }: LandingPageProps) {
  return (
    <PlainLayout bar={bar} now={now} footerLead={bar?.viewer ? null : <RoleLinks />}>
      <div className="motion-safe:[html:has(&)]:scroll-smooth">
        <Hero campaigns={showcase.campaigns} now={now} />
        <StaticPart>{drawTwoLines}</StaticPart>
        <Neighborhoods showcase={showcase} />
        <StaticPart>{drawForBoth}</StaticPart>
        <ComingSoon cities={cities} onJoin={onJoinWaitlist} />
      </div>
    </PlainLayout>
  );
}

function drawTwoLines() {
  const { TwoLines } = readSections();
  return <TwoLines />;
}

function drawForBoth() {
  const { ForBoth } = readSections();
  return <ForBoth />;
}
