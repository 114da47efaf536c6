import type { AdminBusiness } from '#contract/businesses/admin.ts';
import type { CampaignStatus } from '#domain/campaigns/campaign-states.ts';
import { displayName } from '#domain/format/display-name.ts';
import { formatCents } from '#domain/format/money.ts';
import { Facts } from '#web/components/admin/facts.tsx';
import { MEDIA_ROLE_WORDS } from '#web/components/admin/media-role-words.ts';
import { readable } from '#web/components/admin/readable.ts';
import { Link } from '#web/components/link.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { SetupBadge } from './setup-badge.tsx';

const CAMPAIGN_WORDS: Record<CampaignStatus, string> = {
  draft: 'draft',
  awaiting_funding: 'awaiting payment',
  live: 'open',
  paused: 'paused',
  closed: 'closed',
  completed: 'completed',
  cancelled: 'canceled',
  expired: 'expired',
};

export function BusinessFacts({ business }: { business: AdminBusiness }) {
  const now = useNow();
  const { members, locations, media, campaigns, website } = business;
  return (
    <>
      <div>
        <div className="flex items-start justify-between gap-4">
          <h2 className="min-w-0 type-block-title break-words">{business.business_name}</h2>
          <SetupBadge business={business} />
        </div>
        {business.description ? (
          <p className="mt-2 text-base break-words text-ink-2">{business.description}</p>
        ) : null}
      </div>
      <Facts
        facts={[
          ['Industry', business.industry_name],
          ['Neighborhood', business.neighborhood],
          ['Held now', cents(business.held_cents)],
          ['Paid in, less refunds', cents(business.paid_in_cents)],
          [
            'Website',
            website ? (
              <a
                key="website"
                href={website}
                target="_blank"
                rel="noreferrer"
                className="text-link break-all"
              >
                {website.replace(/^https?:\/\//, '')}
              </a>
            ) : null,
          ],
          [
            'Joined',
            <span key="joined" className="num">
              {momentWords(business.created_at, now)}
            </span>,
          ],
          ['Campaigns', countWords(campaigns.map(({ status, count }) => [CAMPAIGN_WORDS[status], count]))],
          [
            'Creator lists',
            business.creator_lists
              .map(({ name, count }) => `${name} (${count === 1 ? '1 creator' : `${count} creators`})`)
              .join(', '),
          ],
          [
            'Files',
            countWords(media.map(({ role, count }) => [MEDIA_ROLE_WORDS[role].toLowerCase(), count])),
          ],
          [
            'Owner signed in',
            business.owner_signed_in_at ? (
              <span key="signed-in" className="num">
                {momentWords(business.owner_signed_in_at, now)}
              </span>
            ) : (
              'Never'
            ),
          ],
        ]}
      />
      <section aria-label="Members">
        <h3 className="type-item">Members</h3>
        <ul className="mt-1">
          {members.map((member) => (
            <Row
              key={member.user_id}
              lead={
                <Link href={`/admin/users?open=${member.user_id}`} className="text-link">
                  {displayName(member)}
                </Link>
              }
              hint={member.email}
              trail={[readable(member.role), member.status === 'active' ? '' : member.status]
                .filter(Boolean)
                .join(', ')}
            />
          ))}
        </ul>
      </section>
      <section aria-label="Locations">
        <h3 className="type-item">{locations.length === 0 ? 'No location yet' : 'Locations'}</h3>
        <ul className="mt-1">
          {locations.map((location) => (
            <Row
              key={location.id}
              lead={location.location_name}
              hint={[location.address, location.neighborhood].filter(Boolean).join(', ')}
              trail={location.is_archived ? 'Archived' : location.is_primary ? 'Primary' : ''}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

/** Admins who may not see amounts get none, and `Facts` leaves the row out. */
function cents(amount: number | undefined): string | null {
  return amount === undefined ? null : formatCents(amount);
}

type RowProps = { lead: React.ReactNode; hint: string; trail: string };

function Row({ lead, hint, trail }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-4 border-line border-b py-2 text-base last:border-b-0">
      <span className="min-w-0">
        <span className="block truncate font-medium">{lead}</span>
        <span className="block truncate text-hint text-ink-2">{hint}</span>
      </span>
      <span className="shrink-0 text-hint text-ink-2">{trail}</span>
    </li>
  );
}

/** "12 live, 3 closed"; "None" if there is nothing to count. */
function countWords(counts: readonly (readonly [name: string, count: number])[]): string {
  return counts.map(([name, count]) => `${count} ${name}`).join(', ') || 'None';
}
