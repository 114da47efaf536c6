import { Ban, Check, Hourglass, type LucideIcon, Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { artPath, type StreetPicture } from '#art/catalogue.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { ThemedArt } from '#web/components/themed-art.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeName, StatusWords } from './status-words.ts';

const BADGES: Record<BadgeName, Face> = {
  in_review: { tone: 'yellow', label: 'In review', Icon: Hourglass },
  changes_requested: { tone: 'outline', label: 'Changes requested', Icon: Pencil },
  turned_down: { tone: 'neutral', label: 'Declined', Icon: X },
  suspended: { tone: 'danger', label: 'Suspended', Icon: Ban },
  approved: { tone: 'money', label: 'Approved', Icon: Check },
};

type StatusFrameProps = {
  bar: AppBarProps;
  words: StatusWords;
  /** Below the title: what happens next and the available actions. */
  children: ReactNode;
  /** Beside the children on a desktop, after them on a phone. */
  aside: ReactNode;
  /** The way to the account, at the end. */
  below: ReactNode;
};

/** The status of an application, beside a picture of the street. */
export function StatusFrame({ bar, words, children, aside, below }: StatusFrameProps) {
  const { badge, title, lede } = words;
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto flex max-w-wide flex-col gap-y-9 px-5 pt-6 pb-12 md:px-8 md:pt-13 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-x-18 lg:px-10 xl:grid-cols-[minmax(0,1fr)_25.5rem]">
        <div className="min-w-0 max-lg:contents">
          <div className="max-lg:order-1">
            {badge ? <ApplicationBadge name={badge} /> : null}
            <h1 className="type-page-title mt-3 text-balance break-words">{title}</h1>
            <p className="mt-4 max-w-prose text-lg text-ink-2">{lede}</p>
          </div>
          <div className="min-w-0 max-lg:order-3 lg:mt-9">{children}</div>
          <div className="min-w-0 border-line-strong border-t pt-9 max-lg:order-5 lg:mt-12">{below}</div>
        </div>
        <div className="min-w-0 max-lg:contents">
          <div
            className={
              badge === 'changes_requested' ? 'max-lg:hidden' : 'max-lg:order-2 max-lg:max-w-[25.5rem]'
            }
          >
            <StreetCard picture="filming" />
          </div>
          <div id="status-aside" className="min-w-0 max-lg:order-4 lg:mt-6">
            {aside}
          </div>
        </div>
      </div>
    </AreaLayout>
  );
}

function ApplicationBadge({ name }: { name: BadgeName }) {
  const { tone, label, Icon } = BADGES[name];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {label}
    </Badge>
  );
}

type Face = { tone: 'yellow' | 'outline' | 'neutral' | 'danger' | 'money'; label: string; Icon: LucideIcon };

type StreetCardProps = { picture: StreetPicture };

/** A framed picture of the street. */
function StreetCard({ picture }: StreetCardProps) {
  return (
    <ThemedArt
      path={(theme) => artPath.street(theme, picture)}
      width={408}
      height={428}
      eager
      className="aspect-[408/428] grid-rows-1 rounded-card object-[50%_100%]"
    />
  );
}
