import { type ComponentProps, Suspense } from 'react';
import type { VerifyPanel as VerifyPanelType } from '#web/components/auth/verify-panel.tsx';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { SignUpConfirmation as SignUpConfirmationType } from './sign-up-confirmation.tsx';

const LazyPanel = lazyPart(async () => (await import('#web/components/auth/verify-panel.tsx')).VerifyPanel);
const LazyConfirmation = lazyPart(
  async () => (await import('./sign-up-confirmation.tsx')).SignUpConfirmation,
);

/** The last step of a sign-up on a wide screen. Its code loads when somebody gets there. */
export function VerifyPanel(props: ComponentProps<typeof VerifyPanelType>) {
  return (
    <Suspense>
      <HydrationMark>
        <LazyPanel {...props} />
      </HydrationMark>
    </Suspense>
  );
}

/** The same on a narrow one. */
export function SignUpConfirmation(props: ComponentProps<typeof SignUpConfirmationType>) {
  return (
    <Suspense>
      <HydrationMark>
        <LazyConfirmation {...props} />
      </HydrationMark>
    </Suspense>
  );
}
