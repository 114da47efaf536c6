import { type ReactNode, useId } from 'react';

type BlockProps = { title: string; lede: string; action: ReactNode; children: ReactNode };

export function Block({ title, lede, action, children }: BlockProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={titleId} className="type-block-title">
            {title}
          </h2>
          <p className="mt-1 text-base text-ink-2">{lede}</p>
        </div>
        {action}
      </div>
      <div className="mt-5">{children}</div>
    </section>
  );
}
