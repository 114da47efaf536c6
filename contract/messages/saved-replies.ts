import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { version } from '#contract/platform/version.ts';
import {
  MOST_SAVED_REPLIES,
  REPLY_BODY_MAX_LENGTH,
  REPLY_TITLE_MAX_LENGTH,
} from '#domain/messages/saved-replies.ts';

const title = oneLine('Enter a name')
  .min(1, 'Enter a name')
  .max(REPLY_TITLE_MAX_LENGTH, `The name can be at most ${REPLY_TITLE_MAX_LENGTH} characters`);
const body = z
  .string('Write the text')
  .trim()
  .min(1, 'Write the text')
  .max(REPLY_BODY_MAX_LENGTH, `The text can be at most ${REPLY_BODY_MAX_LENGTH} characters`);

/** A text to insert, with blanks such as {shop}. */
export const savedReply = z
  .object({
    id: z.string(),
    title: z.string(),
    body: z.string(),
    version: z.number().int(),
    /** Businesses that got an application with this text in the last seven days; 0 for businesses and admins. */
    shops_this_week: z.number().int(),
  })
  .meta({ id: 'SavedReply' });
export type SavedReply = z.infer<typeof savedReply>;

const savedReplies = z
  .object({
    saved_replies: z.array(savedReply).max(MOST_SAVED_REPLIES),
    /** The replies belong to this account, to the team of its business or to all admins. */
    shared_with: z.enum(['nobody', 'team', 'admins']),
  })
  .meta({ id: 'SavedReplies' });
export type SavedReplies = z.infer<typeof savedReplies>;

const newSavedReply = z.object({ title, body }).meta({ id: 'NewSavedReply' });
export type NewSavedReply = z.output<typeof newSavedReply>;

/** Fields that are left out stay as they are. */
const savedReplyChange = z
  .object({ version, title: title.optional(), body: body.optional() })
  .meta({ id: 'SavedReplyChange' });
export type SavedReplyChange = z.output<typeof savedReplyChange>;

const savedReplyParams = z.object({ id: z.uuid() });

export const savedReplyEndpoints = endpoints({
  listSavedReplies: {
    method: 'GET',
    url: '/api/saved-replies',
    access: 'in_good_standing',
    summary: 'List my saved replies, or those of my team',
    response: savedReplies,
  },
  addSavedReply: {
    method: 'POST',
    url: '/api/saved-replies',
    access: 'in_good_standing',
    summary: 'Save a reply',
    body: newSavedReply,
    response: savedReply,
    status: 201,
  },
  changeSavedReply: {
    method: 'PATCH',
    url: '/api/saved-replies/:id',
    access: 'in_good_standing',
    summary: 'Update a saved reply; 409 `stale` if someone else changed it first',
    params: savedReplyParams,
    body: savedReplyChange,
    response: savedReply,
  },
  deleteSavedReply: {
    method: 'DELETE',
    url: '/api/saved-replies/:id',
    access: 'in_good_standing',
    summary: 'Delete a saved reply',
    params: savedReplyParams,
    response: done,
  },
});
