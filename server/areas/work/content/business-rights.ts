import type { WorkContract } from '#contract/work/contracts.ts';
import { describeRights } from '#domain/campaigns/rights-words.ts';

/** The lines of the contract that say what the business may do with the files, without those about the creator. */
export function describeBusinessRights({
  brief,
  business_name,
}: Pick<WorkContract, 'brief' | 'business_name'>) {
  return describeRights(brief, business_name).filter(
    ({ label }) => label === 'Reposting' || label === 'Paid ads',
  );
}
