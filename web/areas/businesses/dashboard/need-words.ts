import { Globe, Image, type LucideIcon, MailQuestionMark, MailX, MapPin, PenLine, Store } from 'lucide-react';
import type { BusinessOverview } from '#contract/flows/business-overview.ts';
import { shortAddress } from '#domain/businesses/website.ts';

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

/** The words for a need and the link to resolve it. */
export function needWords({ kind, subject }: Need): NeedWords {
  const about = subject ?? '';
  switch (kind) {
    case 'invitation_waiting':
      return {
        Icon: MailQuestionMark,
        title: `${about} hasn’t answered`,
        text: 'Invited as a manager.',
        verb: 'See members',
        href: MEMBERS,
      };
    case 'invitation_declined':
      return {
        Icon: MailX,
        title: `${about} declined`,
        text: 'Invite them again, or invite someone else.',
        verb: 'See members',
        href: MEMBERS,
      };
    case 'location':
      return {
        Icon: MapPin,
        title: 'Add your location',
        text: 'Creators look for work near home.',
        verb: 'Add location',
        href: '/business/locations',
      };
    case 'description':
      return {
        Icon: PenLine,
        title: 'Describe your shop',
        text: 'A few sentences that creators read on every campaign.',
        verb: 'Write description',
        href: SHOP,
      };
    case 'storefront_photo':
      return {
        Icon: Store,
        title: 'Add a photo of your shop',
        text: 'Until you add one, creators see an illustration.',
        verb: 'Add photo',
        href: SHOP,
      };
    case 'logo':
      return {
        Icon: Image,
        title: 'Add your logo',
        text: 'Creators see it next to your name on every campaign.',
        verb: 'Add logo',
        href: SHOP,
      };
    case 'website_unread':
      return {
        Icon: Globe,
        title: 'We couldn’t read your website',
        text: `${shortAddress(about)} didn’t let us in on our last visit.`,
        verb: 'Check address',
        href: SHOP,
      };
  }
}

/** "2 things need you". */
export function needsTitle(count: number, whom: 'you' | 'this shop' = 'you'): string {
  if (count === 0) return whom === 'you' ? 'You’re all caught up' : 'Nothing needs this shop';
  return count === 1 ? `1 thing needs ${whom}` : `${count} things need ${whom}`;
}
