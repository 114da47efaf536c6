import { FlaskConical, KeyRound, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SocialSummary } from '#contract/creators/social-accounts-admin.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { Badge } from '#web/ui/badge.tsx';

type Provider = SocialSummary['providers'][number];

const FACES: Record<
  Provider['kind'],
  { words: string; tone: 'neutral' | 'yellow' | 'outline'; icon: ReactNode }
> = {
  keys: { words: 'Keys set', tone: 'neutral', icon: <KeyRound aria-hidden="true" /> },
  sandbox: { words: 'Sandbox', tone: 'yellow', icon: <FlaskConical aria-hidden="true" /> },
  off: { words: 'Off', tone: 'outline', icon: <Unplug aria-hidden="true" /> },
};

/** The connection of each platform, and the callback address to register there. */
export function ProviderLines({ providers }: { providers: readonly Provider[] }) {
  return (
    <ul
      aria-label="Platforms"
      className="flex flex-wrap gap-x-10 gap-y-2 border-line border-b bg-surface px-4 py-3 text-dense md:px-6"
    >
      {providers.map(({ platform, kind, redirect_address }) => {
        const { words, tone, icon } = FACES[kind];
        return (
          <li key={platform} className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
            <PlatformIcon platform={platform} />
            <span className="font-medium">{PLATFORM_NAMES[platform]}</span>
            <Badge tone={tone} icon={icon}>
              {words}
            </Badge>
            <span className="text-ink-3">
              Redirect URL{' '}
              <code className="font-mono text-hint break-all text-ink-2 select-all">{redirect_address}</code>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
