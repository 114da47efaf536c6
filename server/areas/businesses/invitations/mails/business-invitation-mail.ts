import { z } from 'zod';
import { INVITATION_DAYS } from '#domain/businesses/invitation-states.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { plainName } from '#server/platform/mail/short-name.ts';
import { defineMail } from '#server/platform/mail/template.ts';
import { mintInvitation } from '../mint-invitation.ts';

/** The recipients never asked for mail from us, so the owner's name is cut short and can't contain links. */
const MOST_OF_NAME = 60;

export const businessInvitationMail = defineMail({
  name: 'business-invitation',
  facts: z.object({ invitation_id: z.uuid(), business_name: z.string() }),
  reason: {
    why: 'You’re getting this email because a business on Bizmeet entered this address.',
    has_no_account: true,
  },
  subject: ({ business_name }) => `${plainName(business_name)} invited you to Bizmeet`,
  compose: async ({ invitation_id, ...facts }, context) => {
    const business_name = plainName(facts.business_name, MOST_OF_NAME);
    const link = await mintInvitation(context, invitation_id);
    if (link === null) {
      return {
        letter: {
          preview: 'The invitation was canceled.',
          parts: [
            heading('This invitation was canceled.'),
            text(
              `${business_name} invited you to help manage its campaigns, then canceled the invitation. There’s nothing you need to do.`,
            ),
          ],
        },
      };
    }
    return {
      letter: {
        preview: 'Help manage their campaigns.',
        parts: [
          heading(`You’re invited to help manage ${business_name}`.replace(/([^…])$/, '$1.')),
          text(
            `${business_name} invited you to be a manager on Bizmeet. Managers handle campaigns, locations, photos and messages, but not billing or team members.`,
          ),
          action('See invitation', link),
          text('Opening the link doesn’t accept the invitation. You can accept or decline on the next page.'),
          note(
            `The link works for ${INVITATION_DAYS} days and only for this address. Don’t know them? Ignore this email and the invitation will expire.`,
          ),
        ],
      },
    };
  },
});
