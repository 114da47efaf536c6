import { type ComponentProps, lazy, Suspense } from 'react';
import { Waking } from '../waking.tsx';

const ResendEmail = lazy(async () => ({ default: (await import('./resend-email.tsx')).ResendEmail }));

/** For pages that begin with questions: nobody asks for the email again before a minute has gone by. */
export function LateResendEmail({ className, ...props }: ComponentProps<typeof ResendEmail>) {
  return (
    <div className={className}>
      <Suspense fallback={<div className="min-h-11" />}>
        <Waking>
          <ResendEmail {...props} />
        </Waking>
      </Suspense>
    </div>
  );
}
