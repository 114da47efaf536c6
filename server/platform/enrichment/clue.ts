import type { FoundAddress, FoundSocialLinks } from '#contract/businesses/enrichments.ts';
import type { FindingField, SourceKind } from '#domain/businesses/enrichment.ts';
import type { OpeningHours } from '#domain/businesses/opening-hours.ts';

interface Where {
  source_url: string;
  source_kind: SourceKind;
  /** A remark for the owner about how it was found: "shortened from 86 words". */
  note?: string;
  /** From 0 to 1: how often this is right where it is found like this. */
  confidence: number;
}

interface ClueValues {
  address: FoundAddress;
  hours: OpeningHours;
  social_links: FoundSocialLinks;
  /** Pictures are addresses until somebody has looked at them. */
  logo: string;
  photo: string;
  name: string;
  description: string;
  industry: string;
  phone: string;
}

/** One thing one place says about a business. */
export type Clue = {
  [Field in FindingField]: { field: Field; value: ClueValues[Field] } & Where;
}[FindingField];
