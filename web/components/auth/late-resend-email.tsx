import { type ComponentProps, Suspense } from 'react';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const ResendEmail = lazyPart(async () => (await import('./resend-email.tsx')).ResendEmail);

/** For pages that begin with questions: the code loads later, because the first minute allows no resend anyway. */
export function LateResendEmail({ className, ...props }: ComponentProps<typeof ResendEmail>) {
  return (
    <div className={className}>
      <Suspense fallback={<div className="min-h-11" />}>
        <HydrationMark>
          <ResendEmail {...props} />
        </HydrationMark>
      </Suspense>
    </div>
  );
}
