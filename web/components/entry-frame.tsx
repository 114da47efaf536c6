import type { ReactNode } from 'react';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { PlainLayout } from './plain-layout.tsx';

type EntryFrameProps = { bar?: AppBarProps; now: Date; title: string; children: ReactNode };

/** One column with one title: the frame of pages for people without an account. */
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
