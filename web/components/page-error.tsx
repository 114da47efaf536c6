import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { ErrorScreen } from '#web/ui/error-screen.tsx';

/** Stands where a page could not be loaded or drawn. Trying again loads its data anew. */
export function PageError({ reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-5 py-16">
      <ErrorScreen
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </main>
  );
}
