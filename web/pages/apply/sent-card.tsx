import { Tag } from 'lucide-react';
import { useId } from 'react';
import { artPath } from '#art/catalogue.ts';
import type { CreatorProfile } from '#contract/creators.ts';
import type { MediaFile } from '#contract/media.ts';
import type { SocialAccount } from '#contract/social-accounts.ts';
import { nameDeliverable } from '#domain/deliverables.ts';
import { displayName } from '#domain/display-name.ts';
import { formatPayout } from '#domain/money.ts';
import { describeNiches } from '#domain/niches.ts';
import { Link } from '#web/components/link.tsx';
import { FileStrip } from '#web/components/profile/file-strip.tsx';
import { HandleList } from '#web/components/profile/handle-list.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';

type SentCardProps = {
  profile: CreatorProfile;
  files: readonly MediaFile[];
  accounts: readonly SocialAccount[];
  /** Where all of it stands. */
  allHref: string;
};

/** What the person who reads it has in front of them, in short. */
export function SentCard({ profile, files, accounts, allHref }: SentCardProps) {
  const titleId = useId();
  const { home_neighborhood, niches, rates } = profile;
  const home = home_neighborhood && `${home_neighborhood.neighborhood_name}, ${home_neighborhood.borough}`;
  const name = displayName({ full_name: profile.full_name, email: null });
  const [first] = rates;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={titleId} className="type-block-title">
          What you sent
        </h2>
        <Link
          href={allHref}
          className="inline-flex items-center text-base whitespace-nowrap text-link touch:-my-3 touch:min-h-11"
        >
          See all of it
        </Link>
      </div>
      <div className="mt-4 flex items-center gap-3.5">
        <Avatar src={artPath.portrait(name)} className="size-13" />
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
