import { BadgeCheck, CircleDashed, Link2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SocialAccountStatus } from '#domain/creators/social-account-states.ts';
import { Badge } from '#web/ui/badge.tsx';

type Tone = 'neutral' | 'outline' | 'yellow';

const FACES: Record<SocialAccountStatus, { tone: Tone; icon: ReactNode; words: string }> = {
  claimed: { tone: 'outline', icon: <CircleDashed aria-hidden="true" />, words: 'Not verified yet' },
  code_given: { tone: 'outline', icon: <CircleDashed aria-hidden="true" />, words: 'Not verified yet' },
  proven: { tone: 'neutral', icon: <BadgeCheck aria-hidden="true" />, words: 'Verified' },
  connected: { tone: 'neutral', icon: <Link2 aria-hidden="true" />, words: 'Connected' },
  expired: { tone: 'yellow', icon: <TriangleAlert aria-hidden="true" />, words: 'Connection expired' },
};

/** The verification status of a handle. */
export function SocialBadge({ status }: { status: SocialAccountStatus }) {
  const { tone, icon, words } = FACES[status];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}
