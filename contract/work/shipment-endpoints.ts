import { endpoints } from '#contract/platform/endpoint.ts';
import { collaboration, collaborationParams } from './collaborations.ts';
import { arrivalAnswer, shipmentDraft } from './shipments.ts';

export const shipmentEndpoints = endpoints({
  shipProduct: {
    method: 'POST',
    url: '/api/collaborations/:id/shipment',
    access: 'business',
    summary: 'Add the carrier and tracking number of a shipped product',
    params: collaborationParams,
    body: shipmentDraft,
    response: collaboration,
  },
  answerArrival: {
    method: 'POST',
    url: '/api/collaborations/:id/shipment/arrival',
    access: 'creator',
    summary: 'Confirm that a product arrived, or report it as damaged or missing',
    params: collaborationParams,
    body: arrivalAnswer,
    response: collaboration,
  },
});
