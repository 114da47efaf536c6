import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Members } from '#contract/businesses/members.ts';
import { call } from '#web/api/call.ts';
import { emailProblem } from '#web/components/email-problem.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type ChosenLocations, findChoiceError, LocationChoice } from './location-choice.tsx';

type InviteDialogProps = { business: Business; locations: Members['locations'] };

export function InviteDialog({ business: { id, business_name }, locations }: InviteDialogProps) {
  const [chosen, setChosen] = useState<ChosenLocations>(null);
  return (
    <FormDialog
      trigger={
        <Button icon={<Plus aria-hidden="true" />} size="touch">
          Invite
        </Button>
      }
      title={`Invite a manager to ${business_name}`}
      description="We’ll email them a link that works for 7 days. Nothing is shared until they accept."
      names={['email', 'location_ids']}
      check={({ email }) => {
        const problem = emailProblem(email);
        return { ...(problem && { email: problem }), ...findChoiceError(chosen) };
      }}
      send={(api, { email }) =>
        call(api, 'POST /api/businesses/:id/invitations', {
          params: { id },
          body: { email: email.trim(), location_ids: chosen === null ? null : [...chosen] },
        })
      }
      after="GET /api/businesses/:id/members"
      done="Invitation sent."
      verb="Send invitation"
      safeVerb="Not now"
    >
      {(errorOf) => (
        <>
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="off"
            required
            hint="They must use this email address."
            error={errorOf('email')}
          />
          {locations.length > 1 ? (
            <LocationChoice
              locations={locations}
              chosen={chosen}
              error={errorOf('location_ids')}
              onChoose={setChosen}
            />
          ) : null}
        </>
      )}
    </FormDialog>
  );
}
