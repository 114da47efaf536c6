import type { ReactNode } from 'react';

type SectionProps = {
  id?: string;
  /** The id of its heading. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
};

/** A band of the landing page, with its text at the page's measure. */
export function Section({ id, labelledBy, className = '', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`-scroll-mt-20 ${className}`}>
      <div className="mx-auto max-w-[85rem] px-5 py-18 md:px-8 lg:px-10 lg:py-30">{children}</div>
    </section>
  );
}

type SectionHeadProps = { id: string; title: string; children: ReactNode };

/** The title on the left, its explanation on the right. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className="grid gap-x-16 gap-y-5 lg:flex lg:items-end lg:justify-between">
      <h2 id={id} className="type-section">
        {title}
      </h2>
      <p className="max-w-[36rem] text-lg leading-6.75 text-ink-2 lg:w-100">{children}</p>
    </div>
  );
}
