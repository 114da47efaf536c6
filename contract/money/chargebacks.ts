import { z } from 'zod';
import { done, FILE } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason } from '#contract/platform/lists.ts';

const chargebackParams = z.object({ id: z.uuid() });
const chargebackDecision = z.object({ reason: adminReason }).meta({ id: 'ChargebackDecision' });

export const chargebackEndpoints = endpoints({
  clearChargeback: {
    method: 'POST',
    url: '/api/admin/chargebacks/:id/clearance',
    access: 'admin_money',
    confirm: 'fresh',
    summary: 'Let a business pay again after a chargeback',
    params: chargebackParams,
    body: chargebackDecision,
    response: done,
  },
  releaseChargebackEarnings: {
    method: 'POST',
    url: '/api/admin/chargebacks/:id/earnings-release',
    access: 'admin_money',
    confirm: 'fresh',
    summary: 'Pay creators what they earned despite a chargeback',
    params: chargebackParams,
    body: chargebackDecision,
    response: done,
  },
  downloadChargebackEvidence: {
    method: 'POST',
    url: '/api/admin/chargebacks/:id/evidence',
    access: 'admin_money',
    confirm: 'fresh',
    summary: 'Download the evidence for a chargeback as a PDF',
    params: chargebackParams,
    response: FILE,
    produces: 'application/pdf',
  },
});
