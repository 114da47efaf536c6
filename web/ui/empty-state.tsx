import type { ReactNode } from 'react';
import { Awning } from './awning.tsx';
import { GateSign } from './gate-sign.tsx';

type EmptyStateProps = {
  /** Two words for the gate, such as "NO MATCH". */
  words: string;
  title: string;
  as?: 'h1' | 'h2' | 'h3';
  /** One next step, in words. */
  hint?: ReactNode;
  /** The same step as a button. */
  action?: ReactNode;
  className?: string;
};

export function EmptyState({
  words,
  title,
  as: Heading = 'h2',
  hint,
  action,
  className = '',
}: EmptyStateProps) {
  return (
    <div className={`overflow-hidden rounded-card border border-line bg-surface ${className}`}>
      <Awning stripe={33} />
      <div className="flex flex-col items-center px-6 pt-6 pb-8 text-center">
        <GateSign words={words} />
        <Heading className="mt-5 type-block-title text-balance">{title}</Heading>
        {hint ? <p className="mt-2 max-w-[26rem] text-md text-pretty text-ink-2">{hint}</p> : null}
        {action ? <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div> : null}
      </div>
    </div>
  );
}
