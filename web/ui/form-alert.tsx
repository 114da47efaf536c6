import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The error of a form as a whole. It is mounted empty, so that screen readers announce what appears in it. */
export function FormAlert({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div role="alert" className={children ? className : undefined}>
      {children ? (
        <p className="flex items-start gap-1.75 text-md text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0 stroke-[1.75]" />
          <span className="min-w-0">{children}</span>
        </p>
      ) : null}
    </div>
  );
}
