import type { Business } from '#contract/businesses/businesses.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { denyOthersRecord } from '#web/session/others-record.ts';
import { viewBusiness } from '#web/session/viewed-business.ts';
import { fundingPageOptions, receiptOptions } from './funding-options.ts';

interface Shown {
  business_id: string;
  viewed: Business | null;
}

/** Loads the payment page. */
export async function loadFunding(
  context: RouterContext,
  identifier: string,
  as: string | undefined,
): Promise<Shown> {
  const shown = await findBusiness(context, as);
  const options = fundingPageOptions(context.api, shown.business_id, identifier);
  await getQueryClient(context).fetchQuery(options).catch(denyOthersRecord);
  return shown;
}

export async function loadReceipt(
  context: RouterContext,
  fundingId: string,
  as: string | undefined,
): Promise<Shown> {
  const shown = await findBusiness(context, as);
  const options = receiptOptions(context.api, shown.business_id, fundingId);
  await getQueryClient(context).fetchQuery(options).catch(denyOthersRecord);
  return shown;
}

async function findBusiness(context: RouterContext, as: string | undefined): Promise<Shown> {
  const viewed = await viewBusiness(context, as);
  const business_id = viewed?.id ?? context.auth.getState().user?.business?.id;
  if (business_id === undefined) throw new Error('The guard lets in nobody without a business');
  return { business_id, viewed };
}
