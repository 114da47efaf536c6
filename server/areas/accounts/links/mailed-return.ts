import { z } from 'zod';

/** The page a link leads to in the end, in the facts of its mail. */
export const returnFacts = { return_to: z.string().optional() };

/** Jobs are kept for days, so an address that contains a secret, such as an invitation's, is not passed on. */
export function mailedReturn(returnTo: string | undefined): { return_to?: string } {
  return returnTo === undefined || /[?&]token=/.test(returnTo) ? {} : { return_to: returnTo };
}
