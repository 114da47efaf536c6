import type { ReactNode } from 'react';
import { artPath } from '#art/catalogue.ts';
import { Awning } from './awning.tsx';

type EmptyStateProps = {
  /** Two words for the gate, such as "NO MATCH". Omit them when the picture couldn't be fetched. */
  words?: string;
  title: string;
  as?: 'h1' | 'h2' | 'h3';
  /** One next step, in words. */
  hint?: ReactNode;
  /** The next step as a button. */
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
        {words ? <GateSign words={words} /> : null}
        <Heading className="mt-5 type-block-title text-balance">{title}</Heading>
        {hint ? <p className="mt-2 max-w-[26rem] text-md text-pretty text-ink-2">{hint}</p> : null}
        {action ? <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div> : null}
      </div>
    </div>
  );
}

/** A closed gate with two words on it. The title beside it has the full message. */
function GateSign({ words }: { words: string }) {
  return (
    <span aria-hidden="true" className="block h-31.25 w-37.5 overflow-hidden rounded-control bg-sunken">
      <GatePicture src={artPath.gateWords('day', words)} className="dark:hidden" />
      <GatePicture src={artPath.gateWords('night', words)} className="hidden dark:block" />
    </span>
  );
}

/** Lazy, so that the browser doesn't load the other theme's picture. */
function GatePicture({ src, className }: { src: string; className: string }) {
  return (
    <img
      src={src}
      alt=""
      width={150}
      height={125}
      loading="lazy"
      decoding="async"
      className={`size-full object-cover ${className}`}
    />
  );
}
