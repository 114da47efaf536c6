import { Tag } from 'lucide-react';
import { useId } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import type { CreatorProfile } from '#contract/creators/profiles.ts';
import type { SocialAccount } from '#contract/creators/social-accounts.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { describeNiches } from '#domain/creators/niches.ts';
import { displayName } from '#domain/format/display-name.ts';
import { formatPayout } from '#domain/format/money.ts';
import { Link } from '#web/components/link.tsx';
import { FileStrip } from '#web/components/profile/file-strip.tsx';
import { HandleList } from '#web/components/profile/handle-list.tsx';
import { OwnFace } from '#web/components/profile/own-face.tsx';
import { Card } from '#web/ui/card.tsx';

type SentCardProps = {
  profile: CreatorProfile;
  files: readonly MediaFile[];
  accounts: readonly SocialAccount[];
  /** The link to the full application. */
  allHref: string;
};

/** A short version of what the reviewer sees. */
export function SentCard({ profile, files, accounts, allHref }: SentCardProps) {
  const titleId = useId();
  const { home_neighborhood, niches, rates } = profile;
  const home = home_neighborhood && `${home_neighborhood.neighborhood_name}, ${home_neighborhood.borough}`;
  const name = displayName({ full_name: profile.full_name, email: null });
  const [first] = rates;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="type-block-title">
          Your application
        </h2>
        <Link
          href={allHref}
          className="inline-flex items-center text-base text-link touch:-my-3 touch:min-h-11"
        >
          View full profile
        </Link>
      </div>
      <div className="mt-4 flex items-center gap-3.5">
        <OwnFace creatorId={profile.id} name={name} className="size-13" />
        <div className="min-w-0">
          <p className="type-item break-words">{name}</p>
          <p className="text-base break-words text-ink-2">
            {[home, describeNiches(niches)].filter(Boolean).join('. ')}
          </p>
        </div>
      </div>
      <div className="mt-4 empty:hidden">
        <FileStrip files={files} most={5} />
      </div>
      <div className="mt-4 grid gap-2 text-md">
        {accounts.length > 0 ? <HandleList accounts={accounts} empty="" /> : null}
        {first ? (
          <p className="flex items-center gap-2.5">
            <Tag aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
            <span className="grow">{nameDeliverable({ kind: first.kind, quantity: 1 })}</span>
            <span className="num font-semibold">{formatPayout(first.price_cents)}</span>
          </p>
        ) : null}
      </div>
    </Card>
  );
}
