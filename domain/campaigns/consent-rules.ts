import type { BriefChange } from './brief-changes.ts';
import type { BriefPart } from './brief-parts.ts';

/**
 * The consent that a change of each part needs from creators who applied before it. `always` and `words` are terms of
 * the work, so they agree again; in `words`, capitals, punctuation and spacing don't count. `never` parts are about
 * who may apply and when.
 */
const CONSENT_RULES: Record<BriefPart, 'always' | 'words' | 'never'> = {
  Title: 'never',
  'What to make': 'words',
  Background: 'never',
  'Please show': 'words',
  'Please avoid': 'words',
  Deliverables: 'always',
  'How it works': 'always',
  'Good to know': 'words',
  Where: 'always',
  'Applications close': 'never',
  'Content due': 'always',
  Followers: 'never',
  Topics: 'never',
  'Based in': 'never',
  'Repost on': 'always',
  'Paid ads': 'always',
  'Usage period': 'always',
  Disclosure: 'always',
  Questions: 'never',
};

/** Whether creators who agreed to the brief before these changes have to agree again. */
export function needConsent(changes: readonly BriefChange[]): boolean {
  return changes.some(({ part, before, after }) => {
    const rule = CONSENT_RULES[part];
    return rule === 'always' || (rule === 'words' && wordsOf(before) !== wordsOf(after));
  });
}

function wordsOf(text: string | null): string {
  return (text ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}

export interface AgreedBrief {
  /** The version the creator agreed to. */
  agreed_version: number;
  /** The last version that changed the terms. */
  consent_version: number;
}

export function lacksConsent({ agreed_version, consent_version }: AgreedBrief): boolean {
  return agreed_version < consent_version;
}
