import {
  AudioLines,
  Eye,
  Hand,
  Lock,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  Pencil,
  Sun,
  Tag,
} from 'lucide-react';
import type { ApplicationStep } from '#domain/application-steps.ts';
import { Card } from '#web/ui/card.tsx';

/** What we look at, beside the step. */
export function StepAdvice({ step }: { step: ApplicationStep }) {
  const { title, points, closing, small } = ADVICE[step];
  return (
    <Card as="aside" aria-label={title}>
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="mt-4 grid gap-3.5">
        {points.map(({ Icon, name, text }) => (
          <li key={name} className="flex gap-3.5 text-md">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ink-2" />
            <span className="text-ink-2">
              <strong className="font-semibold text-ink">{name}.</strong> {text}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-line border-t pt-5 text-md text-ink-2">{closing}</p>
      {small ? <p className="mt-3 text-hint text-ink-3">{small}</p> : null}
    </Card>
  );
}

interface Advice {
  title: string;
  points: readonly { Icon: LucideIcon; name: string; text: string }[];
  closing: string;
  small?: string;
}

const A_PERSON = 'Follower counts do not decide this. A person reads every application.';

const ADVICE: Record<ApplicationStep, Advice> = {
  about: {
    title: 'Who sees this',
    points: [
      { Icon: Eye, name: 'Shops', text: 'See everything on this page once you are in.' },
      { Icon: MapPin, name: 'Neighborhood', text: 'Shops look for people around the corner.' },
      { Icon: Lock, name: 'Only us', text: 'Your email address. Nobody else is shown it.' },
    ],
    closing: A_PERSON,
  },
  channels: {
    title: 'What we look at',
    points: [
      {
        Icon: Hand,
        name: 'Yours',
        text: 'Connect it, or put a code in your bio, and nobody can use your handle.',
      },
      { Icon: Eye, name: 'Open', text: 'A private account cannot be checked.' },
      { Icon: MessageSquareText, name: 'Numbers', text: 'Each says where it comes from and when.' },
    ],
    closing: A_PERSON,
  },
  portfolio: {
    title: 'What we look at',
    points: [
      { Icon: Sun, name: 'Light', text: 'Can we see the food, the hands, the room?' },
      { Icon: AudioLines, name: 'Sound', text: 'Street noise is fine. Wind is not.' },
      { Icon: MapPin, name: 'Place', text: 'Do we want to go there afterwards?' },
    ],
    closing: A_PERSON,
    small: 'JPG, PNG, HEIC, MP4 or MOV, up to 200 MB each. We strip the location from every file.',
  },
  prices: {
    title: 'How prices work',
    points: [
      {
        Icon: Tag,
        name: 'A start',
        text: 'Every campaign names its own payout. Yours is what you usually ask.',
      },
      {
        Icon: Pencil,
        name: 'Never fixed',
        text: 'Change them any day. Work you agreed to keeps its payout.',
      },
      { Icon: Hand, name: 'All yours', text: 'Shops pay our fee on top. Nothing is taken off your payout.' },
    ],
    closing: 'From $5 to $5,000 for one piece.',
  },
  send: {
    title: 'After you send it',
    points: [
      { Icon: Eye, name: 'A person', text: 'Reads it from top to bottom, within 2 business days.' },
      { Icon: Pencil, name: 'An answer', text: 'Yes, a short list of changes, or no with the reason.' },
      { Icon: Lock, name: 'As sent', text: 'It stays the way you sent it while it is being read.' },
    ],
    closing: 'You hear back by email and on your status page.',
  },
};
