import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';

type SectionProps = { title: string; className?: string; children: ReactNode };

export function Section({ title, className = '', children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-4 text-sm font-semibold text-ink-2">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** A component with the name of its state under it. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <p className="mt-1 type-meta text-ink-3">{name}</p>
    </div>
  );
}
