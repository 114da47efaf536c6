import type { ReactNode } from 'react';
import { type LookChoices, look } from './look.ts';

type BadgeProps = LookChoices<typeof badge> & {
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A status in a word with an icon, because color alone must not carry the meaning. */
export function Badge({ tone, icon, className, children }: BadgeProps) {
  return (
    <span className={badge({ tone, className })}>
      {icon}
      {children}
    </span>
  );
}

export function BadgeDot() {
  return <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />;
}

const badge = look({
  base: 'badge',
  variants: {
    tone: {
      neutral: 'bg-fill text-ink-2',
      outline: 'badge-outline',
      money: 'bg-money-tint text-money',
      yellow: 'bg-yellow-tint text-yellow-text',
      danger: 'bg-danger-tint text-danger',
      info: 'bg-info-tint text-info',
      accent: 'bg-accent-tint text-accent-text',
    },
  },
  defaults: { tone: 'neutral' },
});
