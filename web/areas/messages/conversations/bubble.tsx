import type { ReactNode } from 'react';

type BubbleProps = {
  /** True for a message from the reader's own side: it is on the right, in ink. */
  isOurs: boolean;
  isFaint?: boolean;
  children: ReactNode;
};

/** A message, on its sender's side. */
export function Bubble({ isOurs, isFaint = false, children }: BubbleProps) {
  const side = isOurs
    ? 'rounded-br-[3px] bg-ink text-paper forced-colors:border'
    : 'rounded-bl-[3px] border border-line bg-surface text-ink';
  return (
    <div
      className={`w-fit max-w-full rounded-card px-4 py-2.75 text-md leading-6 touch:text-touch touch:leading-6 ${side} ${isFaint ? 'opacity-60' : ''}`}
    >
      {children}
    </div>
  );
}

/** The placeholder of a deleted message. */
export function GoneBubble({ isOurs, isRemoved }: { isOurs: boolean; isRemoved: boolean }) {
  return (
    <p
      className={`w-fit rounded-card border border-line-strong border-dashed px-4 py-2 text-base text-ink-3 ${isOurs ? 'rounded-br-[3px]' : 'rounded-bl-[3px]'}`}
    >
      {wordsOf(isOurs, isRemoved)}
    </p>
  );
}

function wordsOf(isOurs: boolean, isRemoved: boolean): string {
  if (isRemoved) return 'This message was removed.';
  return isOurs ? 'This message was deleted' : 'A message was deleted';
}
