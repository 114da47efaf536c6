import { AreaLayout } from '#web/components/area-layout.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Shown for an unknown identifier and for campaigns the reader may not see. */
export function NoCampaignPage({ bar }: { bar: AppBarProps }) {
  return (
    <AreaLayout bar={bar}>
      <div className="px-5 py-16">
        <EmptyState
          words="NOT HERE"
          as="h1"
          title="Campaign not found"
          hint="It may have been removed, or the link is incomplete."
          action={
            <ButtonLink href="/campaigns" variant="primary">
              Browse campaigns
            </ButtonLink>
          }
          className="mx-auto w-full max-w-[34rem]"
        />
      </div>
    </AreaLayout>
  );
}
