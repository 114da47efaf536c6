import { shipmentEndpoints } from '#contract/work/shipment-endpoints.ts';
import { handle } from '#server/platform/http/route.ts';
import { answerArrival } from './commands/answer-arrival.ts';
import { shipProduct } from './commands/ship-product.ts';
import { getCollaboration } from './queries/get-collaboration.ts';

export const shipmentRoutes = [
  handle(
    shipmentEndpoints.shipProduct,
    async ({ context, account, params: { id: collaboration_id }, body }) => {
      await shipProduct(context, account, collaboration_id, body);
      return getCollaboration(context, account, { collaboration_id });
    },
  ),
  handle(
    shipmentEndpoints.answerArrival,
    async ({ context, account, params: { id: collaboration_id }, body }) => {
      await answerArrival(context, account, collaboration_id, body);
      return getCollaboration(context, account, { collaboration_id });
    },
  ),
];
