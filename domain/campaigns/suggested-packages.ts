import type { Goal } from '#domain/businesses/onboarding.ts';
import type { DeliverableKind } from './deliverables.ts';

/** The deliverables that serve each goal best. */
const KINDS_FOR: Record<Goal, readonly DeliverableKind[]> = {
  foot_traffic: ['instagram_story', 'instagram_reel'],
  launch: ['instagram_reel', 'tiktok_video'],
  neighborhood: ['tiktok_video', 'instagram_reel'],
  content: ['ugc_photo', 'ugc_video'],
  reviews: ['tiktok_video', 'youtube_video'],
};

const MOST_SUGGESTED = 3;

interface OfferedPackage {
  id: string;
  deliverables: readonly { kind: DeliverableKind }[];
}

/** The packages that serve the most of the goals, at most three. Among equals, the admins' order decides. */
export function suggestPackages(goals: readonly Goal[], packages: readonly OfferedPackage[]): string[] {
  return packages
    .map(({ id, deliverables }) => ({
      id,
      served: goals.filter((goal) => deliverables.some(({ kind }) => KINDS_FOR[goal].includes(kind))).length,
    }))
    .filter(({ served }) => served > 0)
    .sort((one, other) => other.served - one.served)
    .slice(0, MOST_SUGGESTED)
    .map(({ id }) => id);
}
