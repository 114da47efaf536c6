import type { HTMLAttributes } from 'react';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** Off for a card of rows, where each row brings its own. */
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
