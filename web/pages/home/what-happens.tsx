import { ProgressStops, type Stop } from '#web/ui/progress-stops.tsx';
import { HomeSection } from './home-section.tsx';

export function WhatHappens({ stops }: { stops: readonly Stop[] }) {
  return (
    <HomeSection title="What happens next">
      <ProgressStops label="What happens next" direction="down" size="roomy" stops={stops} />
    </HomeSection>
  );
}
