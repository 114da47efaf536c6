import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from '#web/components/link.tsx';

export interface MissingLine {
  /** The step where it can be fixed. */
  href: string;
  /** The field on this page; null if it is in another step. */
  name: string | null;
  message: string;
}

type MissingSummaryProps = {
  ref?: Ref<HTMLDivElement>;
  title: string;
  lines: readonly MissingLine[];
  onPick: (name: string) => void;
};

/** All the problems in one list; each line links to its field. */
export function MissingSummary({ ref, title, lines, onPick }: MissingSummaryProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="mb-8 rounded-card border border-danger bg-danger-tint p-5"
    >
      <p className="flex items-start gap-2.5 type-item text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75]" />
        {title}
      </p>
      <ul className="mt-2 grid gap-1 pl-7.5 touch:gap-0">
        {lines.map(({ href, name, message }) => (
          <li key={href + message}>
            <Link
              href={href}
              className="inline-flex min-h-7 items-center text-md text-link touch:min-h-11"
              onClick={(event) => {
                if (name === null) return;
                event.preventDefault();
                onPick(name);
              }}
            >
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
