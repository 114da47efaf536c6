import type { AdminUser } from '#contract/accounts/users.ts';
import { ADMIN_ROLE_WORDS } from '#domain/accounts/admin-role-words.ts';
import { displayName } from '#domain/format/display-name.ts';
import { suppressionWords } from '#web/components/admin/allow-address.tsx';
import { Facts } from '#web/components/admin/facts.tsx';
import { useIsAllowed } from '#web/components/admin/for-admins.tsx';
import { readable } from '#web/components/admin/readable.ts';
import { Link } from '#web/components/link.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { AccountBadge } from './account-badge.tsx';
import { ROLE_WORDS } from './users-options.ts';

export function UserFacts({ user }: { user: AdminUser }) {
  const now = useNow();
  const seesCreators = useIsAllowed('admin_amounts');
  const moment = (at: string | null) => (at ? <span className="num">{momentWords(at, now)}</span> : 'Never');
  return (
    <>
      <div className="flex items-start gap-3.5">
        <Avatar name={displayName(user)} src={user.avatar_url} className="size-14" />
        <div className="min-w-0 grow">
          <h2 className="type-block-title break-words">{displayName(user)}</h2>
          <p className="text-base break-words text-ink-2">{user.email}</p>
        </div>
        <AccountBadge status={user.account_status} />
      </div>
      {user.status_reason ? (
        <p className="rounded-control bg-danger-tint px-3.5 py-2.5 text-base text-danger">
          {user.status_reason}
        </p>
      ) : null}
      <Facts
        facts={[
          [
            'Role',
            user.admin_role
              ? `Admin, ${ADMIN_ROLE_WORDS[user.admin_role].label}`
              : ROLE_WORDS[user.role ?? 'none'],
          ],
          ['Emails', user.email_suppression && suppressionWords(user.email_suppression)],
          ['Email confirmed', user.email_verified ? 'Yes' : 'No'],
          [
            'Creator profile',
            user.creator ? (
              seesCreators ? (
                <Link key="creator" href={`/admin/creators?open=${user.creator.id}`} className="text-link">
                  {readable(user.creator.status)}
                </Link>
              ) : (
                readable(user.creator.status)
              )
            ) : null,
          ],
          ...user.businesses.map(
            (business) =>
              [
                business.role === 'owner' ? 'Owns' : 'Manages',
                <Link key={business.id} href={`/admin/businesses?open=${business.id}`} className="text-link">
                  {business.business_name}
                </Link>,
              ] as const,
          ),
          ['Joined', moment(user.created_at)],
          ['Terms accepted', moment(user.terms_accepted_at)],
          ['First signed in', moment(user.first_login_at)],
          ['Last signed in', moment(user.last_login_at)],
          ['Contact details sent', contactWords(user.contact_details_count)],
        ]}
      />
    </>
  );
}

/** Messages with contact details, sent although we asked first. */
function contactWords(count: number): string {
  if (count === 0) return 'Never';
  return count >= 100 ? '99+ messages' : `${count} ${count === 1 ? 'message' : 'messages'}`;
}
