import type { ReactNode } from 'react';

type LabelSectionProps = { title: string; id?: string; children: ReactNode };

/** A part of the page: its name in its own column, then the content. */
export function LabelSection({ title, id, children }: LabelSectionProps) {
  return (
    <section
      id={id}
      className="grid gap-x-4 gap-y-3.5 border-line-strong border-b py-8 first:pt-8 last:border-b-0 max-lg:border-t max-lg:border-b-0 md:grid-cols-[9.5rem_minmax(0,1fr)]"
    >
      <h2 className="type-block-title">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
