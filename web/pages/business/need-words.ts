import { Globe, Image, type LucideIcon, MailQuestionMark, MailX, MapPin, PenLine, Store } from 'lucide-react';
import { shortAddress } from '#domain/website.ts';
import type { BusinessOverview } from '#web/api/generated/types.gen.ts';

type Need = BusinessOverview['needs'][number];

interface NeedWords {
  Icon: LucideIcon;
  title: string;
  text: string;
  verb: string;
  href: string;
}

const SHOP = '/business/settings#shop';
const MEMBERS = '/business/settings#members';

/** What is to be done and where, one step each. */
export function needWords({ kind, subject }: Need): NeedWords {
  const about = subject ?? '';
  switch (kind) {
    case 'invitation_waiting':
      return {
        Icon: MailQuestionMark,
        title: `${about} has not answered`,
        text: 'Invited to be a manager.',
        verb: 'See members',
        href: MEMBERS,
      };
    case 'invitation_declined':
      return {
        Icon: MailX,
        title: `${about} said no`,
        text: 'Ask again, or ask somebody else.',
        verb: 'See members',
        href: MEMBERS,
      };
    case 'location':
      return {
        Icon: MapPin,
        title: 'Say where the shop is',
        text: 'Creators look for work around the corner.',
        verb: 'Add a location',
        href: '/business/locations',
      };
    case 'description':
      return {
        Icon: PenLine,
        title: 'Describe the shop',
        text: 'A few sentences, read on every campaign.',
        verb: 'Write it',
        href: SHOP,
      };
    case 'storefront_photo':
      return {
        Icon: Store,
        title: 'Add a photo of the shop',
        text: 'Until then creators see our drawing of it.',
        verb: 'Add a photo',
        href: SHOP,
      };
    case 'logo':
      return {
        Icon: Image,
        title: 'Add your logo',
        text: 'It goes where your name goes.',
        verb: 'Add a logo',
        href: SHOP,
      };
    case 'website_unread':
      return {
        Icon: Globe,
        title: 'Your website could not be read',
        text: `${shortAddress(about)} did not let us in the last time we looked.`,
        verb: 'Check the address',
        href: SHOP,
      };
  }
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "Two things need you." */
export function needsTitle(count: number, whom = 'you'): string {
  if (count === 0) return `Nothing needs ${whom}.`;
  const number = NUMBERS[count] ?? String(count);
  return count === 1 ? `${number} thing needs ${whom}.` : `${number} things need ${whom}.`;
}
