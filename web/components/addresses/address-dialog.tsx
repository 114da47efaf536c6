import type { ComponentProps, ReactElement } from 'react';
import type { MailingAddress } from '#domain/accounts/mailing-address.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { useAccount } from '#web/session/use-auth.ts';
import { AddressFields } from './address-fields.tsx';
import { ADDRESS_FIELDS, addressOf, checkAddress } from './address-values.ts';

type AddressDialogProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  saved: MailingAddress | null;
  /** The people who can see the address. */
  description: string;
};

/** Asks for the mailing address of the account, wherever it is needed. */
export function AddressDialog({ trigger, saved, description }: AddressDialogProps) {
  const { full_name } = useAccount();
  return (
    <FormDialog
      trigger={trigger}
      title="Your mailing address"
      description={description}
      names={ADDRESS_FIELDS}
      check={checkAddress}
      send={(api, typed) => call(api, 'PUT /api/me/mailing-address', { body: addressOf(typed) })}
      after="GET /api/me/mailing-address"
      done="Address saved."
      verb="Save address"
      safeVerb="Cancel"
    >
      {(errorOf) => <AddressFields saved={saved} name={full_name ?? ''} errorOf={errorOf} />}
    </FormDialog>
  );
}
