import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { SavedReplies, SavedReply } from '#contract/messages/saved-replies.ts';
import { MOST_SAVED_REPLIES } from '#domain/messages/saved-replies.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { NotLoaded } from '#web/components/not-loaded.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { repliesOptions } from './reply-options.ts';

export function ReplyList() {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useQuery(repliesOptions(api));
  const { data } = list;
  const replies = data?.saved_replies ?? [];
  return (
    <Card padded={false}>
      {replies.map((reply) => (
        <ReplyRow key={reply.id} reply={reply} />
      ))}
      <SettingsRow
        title={data && replies.length === 0 ? 'No saved replies yet' : 'Add a reply'}
        action={data && replies.length < MOST_SAVED_REPLIES ? <AddDialog /> : null}
      >
        {list.isError && data === undefined ? (
          <NotLoaded words="Your saved replies didn’t load." query={list} />
        ) : (
          <p>{roomWords(data)}</p>
        )}
      </SettingsRow>
    </Card>
  );
}

function roomWords(data: SavedReplies | undefined): string {
  if (data === undefined) return '';
  const { length } = data.saved_replies;
  if (length >= MOST_SAVED_REPLIES)
    return `You’ve saved ${MOST_SAVED_REPLIES}, the most you can keep. Delete one to add another.`;
  return `${length} of ${MOST_SAVED_REPLIES}. Press / in an empty text field to insert one.`;
}

function ReplyRow({ reply }: { reply: SavedReply }) {
  const { id, title, body } = reply;
  return (
    <SettingsRow
      title={title}
      action={
        <>
          <FormDialog
            trigger={
              <Button variant="ghost" aria-label={`Delete ${title}`}>
                Delete
              </Button>
            }
            title={`Delete “${title}”?`}
            description="Texts you already sent don’t change."
            names={[]}
            send={(api) => call(api, 'DELETE /api/saved-replies/:id', { params: { id } })}
            after="GET /api/saved-replies"
            done="Reply deleted."
            verb="Delete reply"
            safeVerb="Keep reply"
            isDestructive
          />
          <ReplyDialog
            trigger={<Button aria-label={`Edit ${title}`}>Edit</Button>}
            title="Edit reply"
            reply={reply}
            send={(api, values) =>
              call(api, 'PATCH /api/saved-replies/:id', {
                params: { id },
                body: { ...values, version: reply.version },
              })
            }
          />
        </>
      }
    >
      <p className="line-clamp-3 whitespace-pre-line">{body}</p>
    </SettingsRow>
  );
}

function AddDialog() {
  return (
    <ReplyDialog
      trigger={<Button>Add reply</Button>}
      title="Add a reply"
      send={(api, body) => call(api, 'POST /api/saved-replies', { body })}
    />
  );
}
