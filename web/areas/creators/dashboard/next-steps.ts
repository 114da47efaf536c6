import type { CreatorProfile } from '#contract/creators/profiles.ts';
import type { SocialAccount } from '#contract/creators/social-accounts.ts';
import { FEWEST_PIECES } from '#domain/creators/application-steps.ts';
import { countPieces } from '#domain/creators/portfolio-links.ts';
import { isOwnershipKnown } from '#domain/creators/social-account-states.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import type { SectionId } from '#web/components/settings/sections.ts';

/** A suggestion to improve the profile, with its section. */
export interface NextStep {
  section: SectionId;
  title: string;
  text: string;
  verb: string;
}

interface ProfileProgress {
  profile: CreatorProfile;
  accounts: readonly SocialAccount[];
  file_count: number;
}

/** The suggestions for a profile; may be empty. */
export function nextSteps({ profile, accounts, file_count }: ProfileProgress): NextStep[] {
  return [
    ...brokenConnections(accounts),
    ...openAccounts(accounts),
    ...openLinks(profile),
    ...openWork(profile, file_count),
    ...openPrices(profile),
    ...openAvailability(profile),
  ];
}

function brokenConnections(accounts: readonly SocialAccount[]): NextStep[] {
  return accounts
    .filter(({ status }) => status === 'expired')
    .map(({ platform, handle }) => ({
      section: 'social',
      title: `Reconnect ${PLATFORM_NAMES[platform]}`,
      text: `The connection to @${handle} expired, so its numbers no longer update.`,
      verb: 'Reconnect',
    }));
}

function openAccounts(accounts: readonly SocialAccount[]): NextStep[] {
  if (accounts.length === 0) {
    return [
      {
        section: 'social',
        title: 'Add the accounts you post on',
        text: 'Shops trust numbers that come from the platform.',
        verb: 'Add account',
      },
    ];
  }
  return accounts
    .filter(({ status }) => status !== 'expired' && !isOwnershipKnown(status))
    .map(({ platform, handle }) => ({
      section: 'social',
      title: `Verify @${handle}`,
      text: `Connect ${PLATFORM_NAMES[platform]}, or put a code in your bio.`,
      verb: 'Verify',
    }));
}

function openLinks({ links }: CreatorProfile): NextStep[] {
  const shut = links.filter(({ finding }) => finding === 'private' || finding === 'missing').length;
  if (shut === 0) return [];
  return [
    {
      section: 'portfolio',
      title: shut === 1 ? '1 of your links doesn’t open' : `${shut} of your links don’t open`,
      text: 'Make the post public or remove the link.',
      verb: 'Check links',
    },
  ];
}

function openWork({ links }: CreatorProfile, fileCount: number): NextStep[] {
  const missing = FEWEST_PIECES - fileCount - countPieces(links);
  if (missing <= 0) return [];
  return [
    {
      section: 'portfolio',
      title: `Add ${missing === 1 ? 'one more piece' : `${missing} more pieces`} of work`,
      text: 'Your first piece is your cover.',
      verb: 'Add work',
    },
  ];
}

function openPrices({ rates }: CreatorProfile): NextStep[] {
  if (rates.length > 0) return [];
  return [
    {
      section: 'prices',
      title: 'Set your prices',
      text: 'Your usual price per piece.',
      verb: 'Set prices',
    },
  ];
}

function openAvailability({ availability }: CreatorProfile): NextStep[] {
  if (availability) return [];
  return [
    {
      section: 'availability',
      title: 'Set your availability',
      text: 'One line, like “Most weekdays before noon”.',
      verb: 'Set availability',
    },
  ];
}
