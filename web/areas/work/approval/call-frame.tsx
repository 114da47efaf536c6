import { Lock, Repeat2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { formatCents } from '#domain/format/money.ts';
import { TakeHome } from '#web/components/work/take-home.tsx';
import { callCreator } from '#web/components/work/work-words.ts';
import { useKeyboardOpen } from '#web/ui/keyboard-open.ts';
import { roundsLeftWords } from './call-words.ts';

type CallFrameProps = {
  work: Collaboration;
  deliverable: Deliverable;
  title: string;
  children: ReactNode;
  /** Pinned to the bottom on a phone, at the foot of the column on a desktop; absent if no decision is possible. */
  actions?: ReactNode;
  /** True if it comes above the brief on a phone, because no draft is there to look at. */
  isFirst?: boolean;
};

/** The decision column: the held amount, the consequences and the buttons. */
export function CallFrame({ work, deliverable, title, children, actions, isFirst = false }: CallFrameProps) {
  const isKeyboardOpen = useKeyboardOpen();
  const { status } = deliverable;
  return (
    <aside
      aria-label={title}
      className="max-lg:contents lg:flex lg:flex-col lg:border-line lg:border-l lg:bg-surface"
    >
      <div className={`px-4 pt-8 pb-6 md:px-10 lg:px-7 lg:pt-6 ${isFirst ? 'max-lg:order-first' : ''}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b pb-3">
          <h2 className="type-block-title">{title}</h2>
          {status === 'submitted' ? (
            <p className="num inline-flex items-center gap-1.5 text-base text-ink-2">
              <Repeat2 aria-hidden="true" className="size-4 stroke-[1.75]" />
              {roundsLeftWords(deliverable)}
            </p>
          ) : null}
        </div>
        {work.money.held_cents > 0 ? (
          <dl className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-3">
            <dt className="inline-flex items-center gap-2 text-md text-ink-2">
              <Lock aria-hidden="true" className="size-4.5 stroke-[1.75]" />
              Held for {callCreator(work)}
            </dt>
            <dd className="type-list-money">{formatCents(work.money.held_cents)}</dd>
          </dl>
        ) : null}
        {children}
        <TakeHome work={work} className="mt-5" />
      </div>
      {actions ? (
        <div
          className={`bottom-16 z-20 border-line border-t bg-surface px-4 py-3 md:bottom-0 md:px-10 lg:mt-auto lg:px-5 lg:py-3 lg:tall:px-7 lg:tall:py-4 ${isKeyboardOpen ? '' : 'sticky [html:has(&)]:[--bar-bottom:9rem]'}`}
        >
          {actions}
        </div>
      ) : null}
    </aside>
  );
}
