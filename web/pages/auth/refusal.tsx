import { CircleAlert } from 'lucide-react';
import { failureWords } from './failure-words.ts';

/** Says why it did not work and what holds now; nothing while there is no refusal. */
export function Refusal({ cause, holds }: { cause: unknown; holds: string }) {
  if (cause === null) return null;
  return (
    <p role="alert" className="mt-4 flex items-start gap-1.75 text-md text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0 stroke-[1.75]" />
      {failureWords(cause)} {holds}
    </p>
  );
}
