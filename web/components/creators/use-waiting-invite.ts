import type { NewWaitingInvitations, WaitingInvitationsAdded } from '#contract/hiring/waiting-invitations.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import type { ToastRequest } from '#web/ui/toast.ts';

interface WaitingRequest {
  identifier: string;
  body: NewWaitingInvitations;
}

/** Invites creators, or a list, when a campaign goes live, and says how many. */
export function useWaitingInvite(businessId: string, onAdded: () => void) {
  return useAction(
    (api, { identifier, body }: WaitingRequest) =>
      call(api, 'POST /api/businesses/:id/campaigns/:identifier/waiting-invitations', {
        params: { id: businessId, identifier },
        body,
      }),
    {
      after: (answer) => {
        if (answer.added > 0) onAdded();
      },
      done: saidAfter,
      failed: 'No one was invited',
    },
  );
}

function saidAfter({ added, already, left_out, is_live }: WaitingInvitationsAdded): ToastRequest {
  const rest = [
    already > 0 && `${people(already)} ${already === 1 ? 'was' : 'were'} invited or applied already.`,
    left_out > 0 && `${people(left_out)} ${left_out === 1 ? 'isn’t' : 'aren’t'} listed anymore.`,
  ].filter((words) => words !== false);
  const when = is_live ? 'We’re inviting' : 'Invited when it goes live:';
  return {
    title: added === 0 ? 'No one was added' : `${when} ${people(added)}.`,
    variant: added === 0 ? 'destructive' : 'success',
    ...(rest.length > 0 && { description: rest.join(' ') }),
  };
}

function people(count: number): string {
  return count === 1 ? '1 creator' : `${count} creators`;
}
