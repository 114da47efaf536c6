import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import type { Problem } from '#web/api/generated/types.gen.ts';
import { ErrorScreen } from '#web/ui/error-screen.tsx';

/** Stands where a page could not be loaded or drawn. Trying again loads its data anew. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const reference = findReference(error);
  const router = useRouter();
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-5 py-16">
      <ErrorScreen
        {...(reference && { reference })}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </main>
  );
}

/** A refusal of the API names its request, which finds the log line. */
function findReference(error: unknown): string | null {
  const { request_id } = error as Partial<Problem>;
  return request_id ?? null;
}
