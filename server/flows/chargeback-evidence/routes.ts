import { chargebackEndpoints } from '#contract/money/chargebacks.ts';
import { handle } from '#server/platform/http/route.ts';
import { downloadEvidence } from './download-evidence.ts';

export const chargebackEvidenceRoutes = [
  handle(chargebackEndpoints.downloadChargebackEvidence, ({ context, account, params }) =>
    downloadEvidence(context, account.user_id, params.id),
  ),
];
