import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** For an address no creator answers to, and for creators who are not to be seen by shops. */
export function NoCreatorPage({ bar }: { bar: AppBarProps }) {
  return (
    <AreaLayout bar={bar}>
      <div className="px-5 py-16">
        <EmptyState
          words="NOT HERE"
          as="h1"
          title="No creator works at this address"
          hint="They may have left, or the link is not whole."
          action={
            <ButtonLink href="/business" variant="primary">
              To the dashboard
            </ButtonLink>
          }
          className="mx-auto w-full max-w-[34rem]"
        />
      </div>
    </AreaLayout>
  );
}
