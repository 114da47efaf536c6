import { switchToPage } from '#server/flows/choose-business/choose-business.ts';
import { describeMe } from '#server/flows/describe-me/describe-me.ts';

/** What pages need of the areas before they are drawn. */
export const PAGE_FLOWS = { describeMe, switchToPage };
