import { whenPaid } from '#server/areas/money/fundings/commands/apply-checkout.ts';
import { confirmFunding } from '#server/flows/pay-in/confirm-funding.ts';

/** Areas can't import a flow. The parts of a flow that an area needs are passed in here, once, in every process. */
whenPaid(confirmFunding);
