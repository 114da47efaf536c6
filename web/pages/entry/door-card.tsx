import type { ReactNode } from 'react';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { PlainLayout } from '#web/components/plain-layout.tsx';
import { Awning } from '#web/ui/awning.tsx';

type DoorCardProps = {
  bar?: AppBarProps | undefined;
  now: Date;
  title: string;
  /** Signing up stands under the awning, as its dialog does. */
  awning?: boolean;
  /** The width of the card. */
  className: string;
  children: ReactNode;
};

/** A form of the door on a page of its own, for who comes by its address and has room. */
export function DoorCard({ bar, now, title, awning = false, className, children }: DoorCardProps) {
  return (
    <PlainLayout bar={bar} now={now}>
      <div className="px-8 pt-10 pb-24">
        <section
          aria-labelledby="door-title"
          className={`relative mx-auto rounded-card border border-line bg-surface ${awning ? 'px-12 pt-17 pb-12' : 'p-10'} ${className}`}
        >
          {awning ? (
            <div aria-hidden="true" className="absolute -inset-x-4 -top-2 overflow-hidden pb-3">
              <Awning stripe={42} drop={26} className="drop-shadow-[0_6px_6px_#17130f2e]" />
            </div>
          ) : null}
          <h1 id="door-title" className="type-tool-title text-balance">
            {title}
          </h1>
          {children}
        </section>
      </div>
    </PlainLayout>
  );
}
