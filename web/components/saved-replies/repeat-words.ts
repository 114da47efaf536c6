import type { SavedReply } from '#contract/messages/saved-replies.ts';
import { isMadeFrom, MOST_SHOPS_A_WEEK } from '#domain/messages/saved-replies.ts';

type Sent = Pick<SavedReply, 'body' | 'shops_this_week'>;

/** The warning for a text that a creator sent to many shops; null for any other text. */
export function repeatWords(replies: readonly Sent[], text: string): string | null {
  const reply = replies.find(
    ({ body, shops_this_week }) => shops_this_week > MOST_SHOPS_A_WEEK && isMadeFrom(body, text),
  );
  if (reply === undefined) return null;
  return `You sent this text to ${reply.shops_this_week} shops this week. Add a line about this one.`;
}
