import { AreaLayout } from '#web/components/area-layout.tsx';
import { Link } from '#web/components/link.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Shown for an identifier that the business has no campaign for. */
export function NoCampaignPage({ bar }: { bar: AppBarProps }) {
  return (
    <AreaLayout bar={bar}>
      <div className="px-5 py-16">
        <EmptyState
          words="NOT HERE"
          as="h1"
          title="Campaign not found"
          hint="It may have been renamed, or the link is incomplete."
          action={
            <ButtonLink variant="primary" render={(look) => <Link href="/business/campaigns" {...look} />}>
              All campaigns
            </ButtonLink>
          }
          className="mx-auto w-full max-w-[34rem]"
        />
      </div>
    </AreaLayout>
  );
}
