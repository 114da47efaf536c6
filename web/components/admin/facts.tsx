import type { ReactNode } from 'react';

type Fact = readonly [name: string, value: ReactNode];

/** The fields of a record: name on the left, value on the right. Empty fields are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-2.5 text-base">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-6">
            <dt className="shrink-0 text-ink-2">{name}</dt>
            <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
