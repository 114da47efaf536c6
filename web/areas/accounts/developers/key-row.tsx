import type { ApiKey } from '#contract/accounts/api-keys.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { END_WORDS } from './scope-words.ts';

export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, start, end, scopes, created_at, expires_at, last_used_at, end_cause } = apiKey;
  const now = useNow();
  const isExpired = expires_at !== null && new Date(expires_at) <= now;
  const facts = [
    `Created ${dayWords(created_at, now)}`,
    last_used_at === null ? 'never used' : `last used ${dayWords(last_used_at, now)}`,
    ...(expires_at !== null && !isExpired ? [`expires ${dayWords(expires_at, now)}`] : []),
  ];
  return (
    <SettingsRow
      title={name}
      action={
        end_cause !== null || isExpired ? (
          <Badge>{isExpired && end_cause === null ? 'Expired' : 'Ended'}</Badge>
        ) : (
          <FormDialog
            trigger={<Button aria-label={`Revoke ${name}`}>Revoke</Button>}
            title={`Revoke ${name}?`}
            description="Programs that use this key stop working right away. You can’t undo this."
            names={[]}
            send={(api) => call(api, 'DELETE /api/api-keys/:id', { params: { id } })}
            after="GET /api/api-keys"
            done={`${name} no longer works.`}
            verb="Revoke key"
            safeVerb="Keep key"
            isDestructive
          />
        )
      }
    >
      <p className="font-mono text-hint break-all">
        {start}…{end}
      </p>
      <p>{end_cause === null ? facts.join(', ') : END_WORDS[end_cause]}</p>
      <p className="text-hint text-ink-3">{scopes.join(', ')}</p>
    </SettingsRow>
  );
}
