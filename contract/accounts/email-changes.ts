import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { emailAddress, knownPassword } from './credentials.ts';
import { emailChangeConfirmation, emailChangeStatus } from './links.ts';

const emailChangeRequest = z
  .object({ new_email: emailAddress, password: knownPassword })
  .meta({ id: 'EmailChangeRequest' });

export const emailChangeEndpoints = endpoints({
  requestEmailChange: {
    method: 'POST',
    url: '/api/me/email-changes',
    access: 'in_good_standing',
    summary: 'Request an email change; both addresses have to confirm',
    body: emailChangeRequest,
    response: done,
    status: 202,
  },
  cancelEmailChange: {
    method: 'DELETE',
    url: '/api/me/email-changes',
    access: 'in_good_standing',
    summary: 'Cancel my email change',
    response: done,
  },
  confirmEmailChange: {
    method: 'POST',
    url: '/api/auth/email-change-confirmations',
    access: 'everyone',
    summary: 'Confirm an email change',
    body: emailChangeConfirmation,
    response: emailChangeStatus,
  },
});
