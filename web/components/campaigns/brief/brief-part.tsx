import { type ReactNode, useId } from 'react';

type BriefPartProps = { title: string; children: ReactNode };

/** Its name in the left column, what it says at the right. */
export function BriefPart({ title, children }: BriefPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-line-strong border-t py-7 md:grid-cols-[10.5rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="type-block-title">
        {title}
      </h2>
      <div className="min-w-0 text-md">{children}</div>
    </section>
  );
}
