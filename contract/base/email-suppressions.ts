import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason } from '#contract/platform/lists.ts';
import { SUPPRESSION_CAUSES } from '#domain/base/email-event-states.ts';

/** Why an address gets no more email, and since when. */
export const emailSuppression = z
  .object({ id: z.string(), cause: z.enum(SUPPRESSION_CAUSES), created_at: z.string() })
  .meta({ id: 'EmailSuppression' });
export type EmailSuppression = z.infer<typeof emailSuppression>;

const suppressionRemoval = z.object({ reason: adminReason }).meta({ id: 'EmailSuppressionRemoval' });

export const emailSuppressionEndpoints = endpoints({
  removeEmailSuppression: {
    method: 'POST',
    url: '/api/admin/email-suppressions/:id/removal',
    access: 'admin_support',
    summary: 'Send to an address again that bounced or complained',
    params: z.object({ id: z.uuid() }),
    body: suppressionRemoval,
    response: done,
  },
});
