import { Bell, MonitorSmartphone, PenLine } from 'lucide-react';
import type { Account } from '#domain/access.ts';
import { settingsPath } from '#domain/navigation.ts';
import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { HomeSection } from './home-section.tsx';

/** What can be done already, each a step into the settings. */
export function WaysToSettings({ account }: { account: Account }) {
  const settings = settingsPath(account.role);
  if (settings === null) return null;
  const ways = account.full_name ? WAYS : [GIVE_A_NAME, ...WAYS];
  return (
    <HomeSection title="While you are here">
      <ul className="border-line md:-mt-4">
        {ways.map(({ Icon, title, text, verb, hash }) => (
          <li
            key={hash}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line py-4 not-first:border-t"
          >
            <div className="flex min-w-0 grow basis-56 items-start gap-3.5 max-sm:basis-full">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ink-2" />
              <div className="min-w-0">
                <h3 className="type-item">{title}</h3>
                <p className="text-base text-ink-2">{text}</p>
              </div>
            </div>
            <ButtonLink
              href={`${settings}#${hash}`}
              className="max-sm:ml-8.5"
              render={(look) => (
                <Link href={`${settings}#${hash}`} aria-label={`${verb}: ${title}`} {...look} />
              )}
            >
              {verb}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

const GIVE_A_NAME = {
  Icon: PenLine,
  title: 'Say what we should call you',
  text: 'So far we only have the first half of your email.',
  verb: 'Name',
  hash: 'profile',
};

const WAYS = [
  {
    Icon: Bell,
    title: 'Choose what we write to you about',
    text: 'In Bizmeet, by email, or not at all.',
    verb: 'Choose',
    hash: 'notifications',
  },
  {
    Icon: MonitorSmartphone,
    title: 'See where you are signed in',
    text: 'Every device is listed, and each can be signed out.',
    verb: 'See devices',
    hash: 'sign-in',
  },
];
