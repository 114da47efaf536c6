import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Before the first one. */
export function NoCampaigns({ isOwn }: { isOwn: boolean }) {
  return (
    <EmptyState
      words="OPENING SOON"
      title="No campaign yet"
      hint="Say what you want filmed, what you pay and by when. Creators from around the corner apply."
      action={
        isOwn ? (
          <ButtonLink variant="primary" render={(look) => <Link href="/business/campaigns/new" {...look} />}>
            Write the first one
          </ButtonLink>
        ) : undefined
      }
      className="mt-8 max-w-[40rem]"
    />
  );
}
