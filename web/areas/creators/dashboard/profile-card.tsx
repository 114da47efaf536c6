import { useId } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import type { CreatorProfile } from '#contract/creators/profiles.ts';
import type { SocialAccount } from '#contract/creators/social-accounts.ts';
import { describeNiches } from '#domain/creators/niches.ts';
import { displayName } from '#domain/format/display-name.ts';
import { Link } from '#web/components/link.tsx';
import { FileStrip } from '#web/components/profile/file-strip.tsx';
import { HandleList } from '#web/components/profile/handle-list.tsx';
import { OwnFace } from '#web/components/profile/own-face.tsx';
import { PriceList } from '#web/components/profile/price-list.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type ProfileCardProps = {
  profile: CreatorProfile;
  files: readonly MediaFile[];
  accounts: readonly SocialAccount[];
};

/** A short version of the profile shops see. */
export function ProfileCard({ profile, files, accounts }: ProfileCardProps) {
  const titleId = useId();
  const { full_name, handle, home_neighborhood, niches, rates } = profile;
  const name = displayName({ full_name, email: null });
  const home = home_neighborhood && `${home_neighborhood.neighborhood_name}, ${home_neighborhood.borough}`;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className="flex items-center gap-4">
        <OwnFace creatorId={profile.id} name={name} className="size-16" />
        <div className="min-w-0">
          <h2 id={titleId} className="type-block-title break-words">
            {name}
          </h2>
          <p className="text-base break-words text-ink-2">
            {[handle && `@${handle}`, home].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
      {niches.length > 0 ? <p className="mt-4 text-md text-ink-2">{describeNiches(niches)}</p> : null}
      <div className="mt-4 empty:hidden">
        <FileStrip files={files} most={5} />
      </div>
      <div className="mt-5 border-line border-t pt-4">
        <HandleList accounts={accounts} empty="No accounts yet" />
      </div>
      <div className="mt-4 border-line border-t pt-4">
        <PriceList rates={rates} empty="No prices yet" />
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink render={(look) => <Link href="/creator?view=shop" {...look} />}>Preview</ButtonLink>
        <ButtonLink variant="ghost" render={(look) => <Link href="/creator/settings#profile" {...look} />}>
          Edit profile
        </ButtonLink>
      </div>
    </Card>
  );
}
