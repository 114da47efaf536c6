import { AreaLayout } from '#web/components/area-layout.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Shown for an unknown address and for creators that shops may not see. */
export function NoCreatorPage({ bar }: { bar: AppBarProps }) {
  return (
    <AreaLayout bar={bar}>
      <div className="px-5 py-16">
        <EmptyState
          words="NOT HERE"
          as="h1"
          title="Creator not found"
          hint="They may have left Bizmeet, or the link may be incomplete."
          action={
            <ButtonLink href="/business" variant="primary">
              Go to dashboard
            </ButtonLink>
          }
          className="mx-auto w-full max-w-[34rem]"
        />
      </div>
    </AreaLayout>
  );
}
