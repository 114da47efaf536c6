import type { W9Details } from '#domain/money/w9.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { seal, unseal } from '#server/platform/social/seal.ts';

const KEY = 'tax-recipients';

/** Encrypts a W-9 for one record, such as a creator, so that it can't be opened from another. */
export function sealW9(config: Secrets, record: string, details: W9Details): string {
  return seal(config, record, JSON.stringify(details), KEY);
}

/** Null if the secret of the installation was lost. The creator has to certify a new one then. */
export function openW9(config: Secrets, record: string, sealed: string): W9Details | null {
  const text = unseal(config, record, sealed, KEY);
  return text === null ? null : (JSON.parse(text) as W9Details);
}

/** The record that the W-9 of a creator is sealed for. */
export function ofCreator(creatorId: string): string {
  return `w9:${creatorId}`;
}
