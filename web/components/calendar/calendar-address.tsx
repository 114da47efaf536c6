import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { apiQuery } from '#web/api/query.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { NotLoaded } from '#web/components/not-loaded.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { toast } from '#web/ui/toast.ts';

/** The calendar's subscription address, to copy or renew. */
export function CalendarAddress() {
  const { api } = useRouteContext({ from: '__root__' });
  const address = useQuery(apiQuery(api, 'GET /api/me/calendar'));
  const { data } = address;
  return (
    <Card padded={false}>
      <SettingsRow title="Address" action={data ? <CopyButton url={data.url} /> : null}>
        <p>Add it in your calendar under “Subscribe” or “From URL”. Deadlines update automatically.</p>
        <p className="mt-2 min-h-5 font-mono text-hint break-all text-ink select-all">
          {data?.url ??
            (address.isError ? <NotLoaded words="The address didn’t load." query={address} /> : '')}
        </p>
      </SettingsRow>
      <SettingsRow title="New address" action={<RenewDialog />}>
        <p>
          Anyone with this address can see your dates. When you create a new one, the old one stops working.
        </p>
      </SettingsRow>
    </Card>
  );
}

function CopyButton({ url }: { url: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === url;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(url);
    } catch {
      toast({
        title: 'Couldn’t copy',
        description: 'Select the address and copy it.',
        variant: 'destructive',
      });
    }
  }

  return (
    <Button icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} onClick={copy}>
      {isCopied ? 'Copied' : 'Copy address'}
    </Button>
  );
}

function RenewDialog() {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  return (
    <FormDialog
      trigger={<Button>Create new address</Button>}
      title="Create a new address?"
      description="Calendars that use the old address will stop updating. Add the new one there."
      names={[]}
      send={async () => {
        const data = await call(api, 'POST /api/me/calendar/renewal');
        queries.setQueryData(apiQuery(api, 'GET /api/me/calendar').queryKey, data);
      }}
      verb="Create new address"
      safeVerb="Keep address"
      done="New address created. The old one no longer works."
    />
  );
}
