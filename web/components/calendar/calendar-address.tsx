import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { getCalendarAddressOptions } from '#web/api/generated/@tanstack/react-query.gen.ts';
import { renewCalendarAddress } from '#web/api/generated/sdk.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast.ts';
import { FormDialog } from '../settings/form-dialog.tsx';
import { SettingsRow } from '../settings/settings-row.tsx';

/** The address to subscribe to, to copy and to renew. */
export function CalendarAddress() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, isError } = useQuery(getCalendarAddressOptions(api));
  return (
    <Card padded={false}>
      <SettingsRow title="Address" action={data ? <CopyButton url={data.url} /> : null}>
        <p>Add it in your calendar under “Subscribe” or “From URL”. Deadlines come and move by themselves.</p>
        <p className="mt-2 min-h-5 font-mono text-hint break-all text-ink select-all">
          {data?.url ?? (isError ? 'The address did not load. Open the page again.' : '')}
        </p>
      </SettingsRow>
      <SettingsRow title="A new address" action={<RenewDialog />}>
        <p>Whoever has the address can read your dates. A new one ends the old one at once.</p>
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
        title: 'Not copied',
        description: 'Mark the address and copy it by hand.',
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
      trigger={<Button>Make a new one</Button>}
      title="Make a new address?"
      description="Calendars that use the old one stop to be updated. Add the new one there again."
      names={[]}
      send={async () => {
        const { data } = await renewCalendarAddress({ ...api, throwOnError: true });
        queries.setQueryData(getCalendarAddressOptions(api).queryKey, data);
      }}
      verb="Make a new one"
      safeVerb="Keep it"
      done="The old address does not work any more."
    />
  );
}
