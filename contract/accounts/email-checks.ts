import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';

const emailCheck = z.object({ token: z.string().min(20).max(120) }).meta({ id: 'EmailCheck' });

export const emailCheckEndpoints = endpoints({
  requestEmailCheck: {
    method: 'POST',
    url: '/api/me/email-checks',
    access: 'signed_in',
    summary: 'Email a link that confirms my address gets our email',
    response: done,
    status: 202,
  },
  confirmEmailCheck: {
    method: 'POST',
    url: '/api/auth/email-checks',
    access: 'everyone',
    summary: 'Confirm that an address gets our email',
    body: emailCheck,
    response: done,
  },
});
