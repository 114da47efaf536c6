import { HomeSection } from '#web/components/home/home-section.tsx';
import { ProgressStops } from '#web/ui/progress-stops.tsx';
import type { StatusStop } from './status-words.ts';

export function StatusStops({ stops }: { stops: readonly StatusStop[] }) {
  return (
    <HomeSection title="What happens next">
      <ProgressStops
        label="What happens next"
        direction="down"
        size="roomy"
        stops={stops.map(({ label, state, lead, rest }) => ({
          label,
          state,
          note: (
            <>
              <strong className="font-medium text-ink">{lead}</strong> {rest}
            </>
          ),
        }))}
      />
    </HomeSection>
  );
}
