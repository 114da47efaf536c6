import type { ReactNode } from 'react';
import type { AppBarProps } from './app-bar-props.ts';
import { PlainLayout } from './plain-layout.tsx';

type EntryFrameProps = { bar?: AppBarProps; now: Date; title: string; children: ReactNode };

/** One column, one title: the pages people come through before they have an account. */
export function EntryFrame({ bar, now, title, children }: EntryFrameProps) {
  return (
    <PlainLayout bar={bar} now={now}>
      <div className="mx-auto max-w-[42.5rem] px-5 pt-10 pb-18 md:px-8 lg:pt-16 lg:pb-30">
        <h1 className="type-page-title">{title}</h1>
        {children}
      </div>
    </PlainLayout>
  );
}
