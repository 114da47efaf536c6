import { Dots } from '#web/ui/dots.tsx';
import { GuardCheck } from '#web/ui/guard-check.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { ProgressStops, type Stop } from '#web/ui/progress-stops.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Slots } from '#web/ui/slots.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Section } from './section.tsx';

const STOPS: readonly Stop[] = [
  { label: 'Accepted', state: 'done' },
  { label: 'Filmed', state: 'done' },
  { label: 'In review', state: 'now' },
  { label: 'Paid', state: 'paid' },
];

const TIMELINE: readonly Stop[] = [
  { label: 'Draft sent', state: 'done', note: 'Jun 9, 9:02 a.m.' },
  { label: 'Business looks', state: 'now', note: <span className="mark">18 h left</span> },
  { label: 'Approved', state: 'next' },
];

export function ProgressSection() {
  return (
    <Section title="Progress">
      <div className="grid gap-5">
        <ProgressStops label="Collaboration" stops={STOPS} />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Slots total={5} filled={3} paid={1} />
          <Dots count={4} current={2} />
        </div>
        <ProgressBar label="Draft reel" value={0.62} words="Uploading, 62%" />
        <ProgressStops label="Review" direction="down" stops={TIMELINE} />
        <div className="flex gap-4">
          <Skeleton className="size-16 rounded-control" />
          <div className="grid flex-1 content-between">
            <Skeleton className="h-3 w-1/2" />
            <Skeleton className="h-4.5 w-full" />
            <Skeleton className="h-3 w-3/4" />
          </div>
        </div>
        <Spinner className="py-3" />
        <GuardCheck className="py-3" />
      </div>
    </Section>
  );
}
