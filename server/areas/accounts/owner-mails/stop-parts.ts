import { mintLink } from '#server/areas/accounts/links/mint-link.ts';
import { action, type LetterPart, note, text } from '#server/platform/mail/letter.ts';
import type { MailContext } from '#server/platform/mail/template.ts';

/** The end of every mail about a change that someone else might have made: a single-use link that stops the account. */
export async function stopParts(context: MailContext, user_id: string, email: string): Promise<LetterPart[]> {
  return [
    text(
      'If it wasn’t you, lock your account now. We’ll put all payouts on hold, sign out every device and remove your password:',
    ),
    action('This wasn’t me', await mintLink(context, { purpose: 'stop_account', user_id, email })),
    note(`The link works once, for 7 days. You can also write to ${context.config.contact_email}.`),
  ];
}
