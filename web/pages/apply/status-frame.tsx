import type { ReactNode } from 'react';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { StreetCard } from '#web/components/home/street-card.tsx';
import { ApplicationBadge } from './application-badge.tsx';
import type { StatusWords } from './status-words.ts';

type StatusFrameProps = {
  bar: AppBarProps;
  words: StatusWords;
  /** Under the title: what follows, what can be done. */
  children: ReactNode;
  /** Beside it on a desk, after it on a phone. */
  aside: ReactNode;
  /** The account itself, at the end. */
  below: ReactNode;
};

/** Where an application stands: the answer first, the street beside it. */
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
          <div className="max-lg:order-2 max-lg:max-w-[25.5rem]">
            <StreetCard picture="filming" />
          </div>
          <div className="min-w-0 max-lg:order-4 lg:mt-6">{aside}</div>
        </div>
      </div>
    </AreaLayout>
  );
}
