import { whenPaid } from '#server/areas/money/fundings/commands/apply-checkout.ts';
import { confirmFunding } from '#server/flows/pay-in/confirm-funding.ts';

/** Areas can't import a flow. What one of them needs of a flow is handed in here, once, in every process. */
whenPaid(confirmFunding);
