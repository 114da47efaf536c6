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
import type { ApplicationStep } from '#domain/creators/application-steps.ts';
import { Card } from '#web/ui/card.tsx';

/** Advice on how reviewers look at the step, shown beside it. */
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

const A_PERSON = 'We don’t decide by follower count. A real person reads every application.';

const ADVICE: Record<ApplicationStep, Advice> = {
  about: {
    title: 'Who sees this',
    points: [
      { Icon: Eye, name: 'Shops', text: 'Once you’re approved, they see everything on this page.' },
      { Icon: MapPin, name: 'Neighborhood', text: 'Shops look for creators nearby.' },
      { Icon: Lock, name: 'Only us', text: 'We never show your email address to anyone else.' },
    ],
    closing: A_PERSON,
  },
  channels: {
    title: 'What we look at',
    points: [
      {
        Icon: Hand,
        name: 'Yours',
        text: 'Connect the account or put a code in your bio to show it’s yours.',
      },
      { Icon: Eye, name: 'Public', text: 'We can’t check a private account.' },
      { Icon: MessageSquareText, name: 'Numbers', text: 'Each one shows its source and date.' },
    ],
    closing: A_PERSON,
  },
  portfolio: {
    title: 'What we look at',
    points: [
      { Icon: Sun, name: 'Light', text: 'Can we see the food, the hands, the room?' },
      { Icon: AudioLines, name: 'Sound', text: 'Street noise is fine. Wind is not.' },
      { Icon: MapPin, name: 'Place', text: 'Does it make us want to go?' },
    ],
    closing: A_PERSON,
    small: 'JPG, PNG, HEIC, MP4 or MOV, up to 200 MB each. We remove location data.',
  },
  prices: {
    title: 'How prices work',
    points: [
      {
        Icon: Tag,
        name: 'A starting point',
        text: 'Every campaign sets its own payout. Your price is what you usually charge.',
      },
      {
        Icon: Pencil,
        name: 'Never final',
        text: 'Change your prices anytime. Work you’ve agreed to keeps its payout.',
      },
      { Icon: Hand, name: 'All yours', text: 'Shops pay our fee on top. Nothing comes out of your payout.' },
    ],
    closing: 'From $5 to $5,000 per piece.',
  },
  send: {
    title: 'After you send it',
    points: [
      { Icon: Eye, name: 'A real person reads it', text: 'You’ll hear back within 2 business days.' },
      {
        Icon: Pencil,
        name: 'An answer',
        text: 'Approved, a short list of changes, or declined with the reason.',
      },
      { Icon: Lock, name: 'Locked', text: 'You can’t edit it during review.' },
    ],
    closing: 'We’ll email you and update your status page.',
  },
};
