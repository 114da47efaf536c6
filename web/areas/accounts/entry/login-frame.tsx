import type { ReactNode } from 'react';
import { artPath } from '#art/catalogue.ts';
import { PlainLayout } from '#web/components/plain-layout.tsx';
import { ThemedArt } from '#web/components/themed-art.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';

type LoginFrameProps = {
  bar?: AppBarProps | undefined;
  now: Date;
  title: string;
  /** Placed at the end of the first screen. */
  foot: ReactNode;
  children: ReactNode;
};

/** A street under the bar, a title and one column; the footer starts below the first screen. */
export function LoginFrame({ bar, now, title, foot, children }: LoginFrameProps) {
  return (
    <PlainLayout bar={bar} now={now}>
      <div className="flex min-h-[calc(100dvh-3.75rem)] flex-col md:min-h-[calc(100dvh-4.75rem)]">
        <ThemedArt
          path={(theme) => artPath.street(theme, 'login')}
          width={1920}
          height={188}
          eager
          className="h-47 shrink-0"
        />
        <div className="mx-auto flex w-full max-w-[30rem] grow flex-col px-5 pt-6.5 pb-7 md:pt-10">
          <h1 className="type-page-title">{title}</h1>
          <div className="mt-5">{children}</div>
          <div className="mt-auto pt-5 text-center">{foot}</div>
        </div>
      </div>
    </PlainLayout>
  );
}
