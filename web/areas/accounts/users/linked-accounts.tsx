import type { AdminUser, LinkedAccount } from '#contract/accounts/users.ts';
import { recordPath } from '#domain/admin/search.ts';
import { Link } from '#web/components/link.tsx';

/** Accounts that may belong to the same person. Roommates and coworkers share things too, so nothing follows on its own. */
export function LinkedAccounts({ user: { linked_accounts } }: { user: AdminUser }) {
  if (linked_accounts.length === 0) return null;
  return (
    <section aria-label="Linked accounts">
      <h3 className="type-item">Linked accounts</h3>
      <p className="text-hint text-ink-2">They share something. That alone proves nothing.</p>
      <ul className="mt-1">
        {linked_accounts.map((account) => (
          <li key={account.id} className="border-line border-b py-2 text-base last:border-b-0">
            <Link href={recordPath('user', account.id)} className="font-medium text-link">
              {account.name}
            </Link>
            <span className="block text-hint break-words text-ink-2">
              {account.email}, {account.account_status}. Same {sharedWords(account)}.
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const WORDS: Record<LinkedAccount['shares'][number], string> = {
  bank: 'bank account',
  browser: 'browser',
  address: 'mailing address',
  network: 'network',
};

function sharedWords({ shares }: LinkedAccount): string {
  return new Intl.ListFormat('en-US').format(shares.map((share) => WORDS[share]));
}
