import type { TaxPayer } from '#domain/money/taxpayer.ts';
import type { W9Details } from '#domain/money/w9.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { seal, unseal } from '#server/platform/social/seal.ts';

/** The payer and the recipient of a statement, as they were when it was made. */
export interface TaxParties {
  payer: TaxPayer;
  /** Null without a W-9. */
  recipient: W9Details | null;
}

const KEY = 'tax-recipients';

export function sealTaxParties(config: Secrets, statementId: string, parties: TaxParties): string {
  return seal(config, `tax-statement:${statementId}`, JSON.stringify(parties), KEY);
}

/** Null if the secret of the installation was lost. */
export function openTaxParties(config: Secrets, statementId: string, sealed: string): TaxParties | null {
  const text = unseal(config, `tax-statement:${statementId}`, sealed, KEY);
  return text === null ? null : (JSON.parse(text) as TaxParties);
}
