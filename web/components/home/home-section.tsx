import { type ReactNode, useId } from 'react';

type HomeSectionProps = { title: string; children: ReactNode };

/** A label on the left, its content on the right. */
export function HomeSection({ title, children }: HomeSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="mt-10 grid gap-x-6 gap-y-5 border-line-strong border-t pt-8 md:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <h2 id={titleId} className="type-block-title text-balance">
        {title}
      </h2>
      {children}
    </section>
  );
}
