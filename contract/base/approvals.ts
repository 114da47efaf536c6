import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { APPROVAL_ACTIONS, APPROVAL_STATUSES } from '#domain/admin/approvals.ts';

const approvalParams = z.object({ id: z.uuid() });

export const approval = z
  .object({
    id: z.string(),
    action: z.enum(APPROVAL_ACTIONS),
    subject_id: z.string(),
    amount_cents: z.number().int(),
    reason: z.string(),
    status: z.enum(APPROVAL_STATUSES),
    requested_by: z.string(),
    is_own: z.boolean(),
    can_decline: z.boolean(),
    /** Why the caller can't approve it now; null if they can. */
    refusal: z.string().nullable(),
    decided_by: z.string().nullable(),
    decided_at: z.string().nullable(),
    expires_at: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'AdminApproval' });
export type Approval = z.infer<typeof approval>;

export const approvalList = z
  .object({ open: z.array(approval).max(100), decided: z.array(approval).max(50) })
  .meta({ id: 'AdminApprovalList' });
export type ApprovalList = z.infer<typeof approvalList>;

export const approvalEndpoints = endpoints({
  listApprovals: {
    method: 'GET',
    url: '/api/admin/approvals',
    access: 'admin_amounts',
    summary: 'List actions that need a second admin, and recent decisions',
    response: approvalList,
  },
  declineRequest: {
    method: 'POST',
    url: '/api/admin/approvals/:id/decline',
    access: 'admin_decisions',
    summary: "Decline another admin's request, or cancel my own",
    params: approvalParams,
    response: done,
  },
  approveRequest: {
    method: 'POST',
    url: '/api/admin/approvals/:id/approval',
    access: 'admin_decisions',
    confirm: 'fresh',
    summary: "Approve another admin's request, which runs at once",
    params: approvalParams,
    response: done,
  },
});
