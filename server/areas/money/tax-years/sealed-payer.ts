import type { TaxPayer } from '#domain/money/taxpayer.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { seal, unseal } from '#server/platform/social/seal.ts';

const KEY = 'tax-payers';

export function sealPayer(config: Secrets, year: number, payer: TaxPayer): string {
  return seal(config, `tax-year:${year}`, JSON.stringify(payer), KEY);
}

/** Null if the secret of the installation was lost. An admin has to enter the payer again then. */
export function openPayer(config: Secrets, year: number, sealed: string | null): TaxPayer | null {
  const text = sealed === null ? null : unseal(config, `tax-year:${year}`, sealed, KEY);
  return text === null ? null : (JSON.parse(text) as TaxPayer);
}
