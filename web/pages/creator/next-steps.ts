import type { CreatorProfile } from '#contract/creators.ts';
import type { SocialAccount } from '#contract/social-accounts.ts';
import { FEWEST_PIECES } from '#domain/application-steps.ts';
import { isOwnershipKnown } from '#domain/social-account-states.ts';
import { PLATFORM_NAMES } from '#domain/social-platforms.ts';
import type { SectionId } from '#web/components/settings/sections.ts';

/** One thing that would make a profile better, and where that is done. */
export interface NextStep {
  section: SectionId;
  title: string;
  text: string;
  verb: string;
}

interface Standing {
  profile: CreatorProfile;
  accounts: readonly SocialAccount[];
  file_count: number;
}

/** What is open, out of the profile itself; empty when nothing is. */
export function nextSteps({ profile, accounts, file_count }: Standing): NextStep[] {
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
      title: `Connect ${PLATFORM_NAMES[platform]} again`,
      text: `The connection of @${handle} has run out, so its numbers no longer move.`,
      verb: 'Connect',
    }));
}

function openAccounts(accounts: readonly SocialAccount[]): NextStep[] {
  if (accounts.length === 0) {
    return [
      {
        section: 'social',
        title: 'Name the accounts you post on',
        text: 'Shops look for numbers with a source.',
        verb: 'Add',
      },
    ];
  }
  return accounts
    .filter(({ status }) => status !== 'expired' && !isOwnershipKnown(status))
    .map(({ platform, handle }) => ({
      section: 'social',
      title: `Prove that @${handle} is yours`,
      text: `Connect ${PLATFORM_NAMES[platform]}, or put a code in your bio there.`,
      verb: 'Prove',
    }));
}

function openLinks({ links }: CreatorProfile): NextStep[] {
  const shut = links.filter(({ finding }) => finding === 'private' || finding === 'missing').length;
  if (shut === 0) return [];
  return [
    {
      section: 'portfolio',
      title: shut === 1 ? 'One of your links cannot be opened' : `${shut} of your links cannot be opened`,
      text: 'Make the post public, or take the link out.',
      verb: 'Look',
    },
  ];
}

function openWork({ links }: CreatorProfile, fileCount: number): NextStep[] {
  const missing = FEWEST_PIECES - fileCount - links.length;
  if (missing <= 0) return [];
  return [
    {
      section: 'portfolio',
      title: `Add ${missing === 1 ? 'one more piece' : `${missing} more pieces`} of work`,
      text: 'The first one is your cover.',
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
      text: 'Your usual price for one piece.',
      verb: 'Set prices',
    },
  ];
}

function openAvailability({ availability }: CreatorProfile): NextStep[] {
  if (availability) return [];
  return [
    {
      section: 'availability',
      title: 'Say when you are free',
      text: 'One line, as in “Most weekdays before noon”.',
      verb: 'Say when',
    },
  ];
}
