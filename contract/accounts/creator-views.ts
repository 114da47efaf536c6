import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason } from '#contract/platform/lists.ts';

const creatorViewStart = z.object({ reason: adminReason }).meta({ id: 'CreatorViewStart' });

export const creatorViewEndpoints = endpoints({
  startCreatorView: {
    method: 'POST',
    url: '/api/admin/creators/:id/view',
    access: 'admin_amounts',
    confirm: 'fresh',
    summary: 'Start a read-only view of the product as a creator, for 30 minutes',
    params: z.object({ id: z.uuid() }),
    body: creatorViewStart,
    response: done,
  },
  endCreatorView: {
    method: 'DELETE',
    url: '/api/me/creator-view',
    access: 'signed_in',
    is_viewable: true,
    summary: 'Stop viewing the product as a creator',
    response: done,
  },
});
