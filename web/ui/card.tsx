import type { HTMLAttributes } from 'react';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** False for a card of rows that have their own padding. */
  padded?: boolean;
};

export function Card({ as: Part = 'div', padded = true, className = '', ...rest }: CardProps) {
  return (
    <Part
      {...rest}
      className={`min-w-0 rounded-card border border-line bg-surface ${padded ? 'p-5 md:p-6' : 'overflow-clip'} ${className}`}
    />
  );
}
