import { z } from 'zod';
import { INVITATION_DAYS } from '#domain/invitation-states.ts';
import { mintInvitation } from '../../features/invitations/mint-invitation.ts';
import { action, heading, note, text } from '../letter.ts';
import { shortName } from '../short-name.ts';
import { defineMail } from '../template.ts';

export const businessInvitationMail = defineMail({
  name: 'business-invitation',
  facts: z.object({ invitation_id: z.uuid(), business_name: z.string() }),
  subject: ({ business_name }) => `${shortName(business_name)} asks you to join on Bizmeet`,
  compose: async ({ invitation_id, business_name }, context) => {
    const link = await mintInvitation(context, invitation_id);
    if (link === null) {
      return {
        letter: {
          preview: 'It was taken back before you could read it.',
          parts: [
            heading('An invitation, taken back.'),
            text(
              `${business_name} asked you to help look after the shop, then took it back. Nothing is asked of you.`,
            ),
          ],
        },
      };
    }
    return {
      letter: {
        preview: 'Somebody wants your help behind the counter.',
        parts: [
          heading('Mind the shop with them.'),
          text(
            `${business_name} asks you to be a manager on Bizmeet: campaigns, locations, photos and messages, all but billing and members.`,
          ),
          action('See the invitation', link),
          text('Nothing is accepted by opening it. You say yes or no there.'),
          note(
            `The link works for ${INVITATION_DAYS} days and for this address only. You do not know them? Do nothing, and it runs out.`,
          ),
        ],
      },
    };
  },
});
