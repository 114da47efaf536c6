import type { ComponentProps, ReactElement } from 'react';
import type { SavedReply } from '#contract/messages/saved-replies.ts';
import { formatCount } from '#domain/format/count.ts';
import { REPLY_BODY_MAX_LENGTH, REPLY_TITLE_MAX_LENGTH } from '#domain/messages/saved-replies.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import type { Send } from '#web/session/perform-action.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Values = Record<'title' | 'body', string>;

type ReplyDialogProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  title: string;
  reply?: SavedReply;
  send: Send<Values, unknown>;
};

/** The name and the text of a reply. */
export function ReplyDialog({ trigger, title, reply, send }: ReplyDialogProps) {
  const { role } = useAccount();
  return (
    <FormDialog
      trigger={trigger}
      title={title}
      names={['title', 'body']}
      check={checkReply}
      send={send}
      after="GET /api/saved-replies"
      done="Reply saved."
      verb="Save reply"
      safeVerb="Cancel"
    >
      {(errorOf) => (
        <>
          <TextField
            label="Name"
            name="title"
            autoComplete="off"
            maxLength={REPLY_TITLE_MAX_LENGTH}
            required
            defaultValue={reply?.title}
            error={errorOf('title')}
          />
          <TextArea
            label="Text"
            name="body"
            rows={6}
            limit={REPLY_BODY_MAX_LENGTH}
            required
            hint={role === 'creator' ? CREATOR_BLANKS : TEAM_BLANKS}
            defaultValue={reply?.body ?? ''}
            error={errorOf('body')}
          />
        </>
      )}
    </FormDialog>
  );
}

const CREATOR_BLANKS =
  'Inserting it fills in {shop}, {neighborhood} and {campaign} when you apply. Blanks of your own, like {dish}, are yours to fill in.';
const TEAM_BLANKS =
  'Inserting it fills in {creator}, {shop} and {campaign} where they’re known. Blanks of your own, like {date}, are yours to fill in.';

function checkReply({ title, body }: Values): Partial<Values> {
  return {
    ...(title.trim() === '' && { title: 'Enter a name' }),
    ...(body.trim() === '' && { body: 'Write the text' }),
    ...(body.trim().length > REPLY_BODY_MAX_LENGTH && {
      body: `Shorten it to ${formatCount(REPLY_BODY_MAX_LENGTH)} characters`,
    }),
  };
}
