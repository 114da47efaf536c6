import type { ReactNode } from 'react';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';

type HomeFrameProps = {
  bar: AppBarProps;
  /** Above everything, from edge to edge. */
  banner?: ReactNode;
  /** Over the title: a state, or whose page it is. */
  lead?: ReactNode;
  title: string;
  lede: ReactNode;
  /** A picture beside the text, or under it where there is no room. */
  picture?: ReactNode;
  children?: ReactNode;
  /** After the picture on a phone, under the text where the picture stands beside it. */
  below?: ReactNode;
};

/** The first page of an area: a greeting, what is true now, and one picture. */
export function HomeFrame({ bar, banner, lead, title, lede, picture, children, below }: HomeFrameProps) {
  return (
    <AreaLayout bar={bar}>
      {banner}
      <div className="mx-auto grid max-w-wide gap-x-18 gap-y-10 px-5 pt-8 pb-12 md:px-8 md:pt-13 lg:grid-cols-[minmax(0,1fr)_24rem] lg:px-10 xl:grid-cols-[minmax(0,1fr)_25.5rem]">
        <div className="min-w-0 lg:col-start-1">
          {lead ? <div className="mb-3">{lead}</div> : null}
          <h1 className="type-page-title break-words">{title}</h1>
          <p className="mt-4 max-w-prose text-lg text-ink-2">{lede}</p>
          {children}
        </div>
        {picture ? (
          <div className="min-w-0 max-lg:max-w-[25.5rem] lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {picture}
          </div>
        ) : null}
        {below ? (
          <div className="min-w-0 border-line-strong border-t pt-9 lg:col-start-1">{below}</div>
        ) : null}
      </div>
    </AreaLayout>
  );
}
