import type { AdminAnnouncement } from '#contract/accounts/announcements.ts';
import { call } from '#web/api/call.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { daysWords, people } from './announcement-words.tsx';

type AnnouncementActionsProps = {
  announcement: AdminAnnouncement;
  /** Whether the form holds edits that aren't saved. */
  isEdited: boolean;
  onGone: () => void;
};

export function AnnouncementActions({ announcement, isEdited, onGone }: AnnouncementActionsProps) {
  const params = { id: announcement.id };
  switch (announcement.status) {
    case 'draft':
      return isEdited ? (
        <p className="text-base text-ink-2">Save the draft to test or schedule it.</p>
      ) : (
        <>
          <DeleteDraft announcement={announcement} onGone={onGone} />
          <EmailMyself announcement={announcement} />
          <Schedule announcement={announcement} />
        </>
      );
    case 'scheduled':
      return (
        <FormDialog
          trigger={<Button variant="danger">Cancel schedule</Button>}
          title="Cancel the schedule?"
          description="It becomes a draft again. Nobody has seen it yet."
          verb="Cancel schedule"
          safeVerb="Keep it"
          isDestructive
          names={[]}
          send={(api) => call(api, 'DELETE /api/admin/announcements/:id/schedule', { params })}
          after="everything"
          done="Schedule canceled."
        />
      );
    case 'live':
      return (
        <ReasonDialog
          rule="admin_operations"
          trigger={<Button variant="danger">End early</Button>}
          title="End this announcement?"
          description="The bar disappears and no further emails are sent. It stays on the News page."
          verb="End now"
          isDestructive
          done="Announcement ended."
          send={(api, reason) =>
            call(api, 'POST /api/admin/announcements/:id/end', { params, body: { reason } })
          }
        />
      );
    case 'ended':
      return null;
  }
}

function Schedule({ announcement }: { announcement: AdminAnnouncement }) {
  const { id, version, has_bar, has_email, reach } = announcement;
  const parts = [
    ...(has_bar ? [`The bar is shown to ${people(reach.people)}.`] : []),
    ...(has_email ? [`${people(reach.emails)} ${reach.emails === 1 ? 'gets' : 'get'} the email.`] : []),
  ];
  return (
    <FormDialog
      trigger={<Button variant="ink">Schedule</Button>}
      title={`Schedule for ${daysWords(announcement)}?`}
      description={`${parts.join(' ')} It goes live at midnight in New York, or right away if that’s today.`}
      verb="Schedule"
      safeVerb="Not yet"
      names={[]}
      send={(api) =>
        call(api, 'POST /api/admin/announcements/:id/schedule', { params: { id }, body: { version } })
      }
      after="everything"
      done={({ status }) => ({
        title: status === 'live' ? 'Announcement is live.' : 'Announcement scheduled.',
        variant: 'success',
      })}
    />
  );
}

function EmailMyself({ announcement: { id } }: { announcement: AdminAnnouncement }) {
  const { run, isBusy } = useAction(
    (api) => call(api, 'POST /api/admin/announcements/:id/test-email', { params: { id } }),
    { done: 'Test email sent to you.', failed: 'Couldn’t send the test' },
  );
  return (
    <Button loading={isBusy} onClick={() => void run()}>
      Send test
    </Button>
  );
}

function DeleteDraft({
  announcement: { id },
  onGone,
}: Pick<AnnouncementActionsProps, 'announcement' | 'onGone'>) {
  const { run, isBusy } = useAction(
    async (api) => {
      const answer = await call(api, 'DELETE /api/admin/announcements/:id', { params: { id } });
      onGone();
      return answer;
    },
    { after: 'GET /api/admin/announcements', done: 'Draft deleted.', failed: 'Couldn’t delete the draft' },
  );
  return (
    <Button variant="danger" loading={isBusy} onClick={() => void run()}>
      Delete
    </Button>
  );
}
