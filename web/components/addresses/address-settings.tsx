import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { addressLines } from '#domain/accounts/mailing-address.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { NotLoaded } from '#web/components/not-loaded.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { addressOptions } from './address-options.ts';

/** The mailing address with its buttons. `use` says what it is for and who sees it. */
export function AddressSettings({ use }: { use: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const address = useQuery(addressOptions(api));
  const { data } = address;
  const saved = data?.mailing_address ?? null;
  return (
    <Card padded={false}>
      <SettingsRow
        title={data === undefined ? 'Mailing address' : (saved?.recipient_name ?? 'No address yet')}
        action={
          data ? (
            <>
              {saved === null ? null : <DeleteDialog />}
              <AddressDialog
                trigger={<Button>{saved === null ? 'Add address' : 'Edit address'}</Button>}
                saved={saved}
                description={use}
              />
            </>
          ) : null
        }
      >
        {data === undefined && address.isError ? (
          <NotLoaded words="The address didn’t load." query={address} />
        ) : null}
        {saved === null
          ? null
          : addressLines(saved)
              .slice(1)
              .map((line) => <p key={line}>{line}</p>)}
        <p className={saved === null ? '' : 'mt-2'}>{use}</p>
      </SettingsRow>
    </Card>
  );
}

function DeleteDialog() {
  return (
    <FormDialog
      trigger={<Button variant="ghost">Delete</Button>}
      title="Delete your mailing address?"
      description="You can add it again at any time."
      names={[]}
      send={(api) => call(api, 'DELETE /api/me/mailing-address')}
      after="GET /api/me/mailing-address"
      done="Address deleted."
      verb="Delete address"
      safeVerb="Keep address"
      isDestructive
    />
  );
}
