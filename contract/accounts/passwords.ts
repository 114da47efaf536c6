import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { knownPassword, newPassword } from './credentials.ts';
import { mailReceipt, mailRequest, passwordResetRequest } from './sessions.ts';

const passwordChange = z
  .object({ current_password: knownPassword, new_password: newPassword })
  .meta({ id: 'PasswordChange' });

export const passwordEndpoints = endpoints({
  requestPasswordReset: {
    method: 'POST',
    url: '/api/auth/password-resets',
    access: 'everyone',
    summary: 'Email a password reset link',
    body: mailRequest,
    response: mailReceipt,
    status: 202,
  },
  resetPassword: {
    method: 'POST',
    url: '/api/auth/passwords',
    access: 'everyone',
    summary: 'Reset a password with an emailed link',
    body: passwordResetRequest,
    response: done,
  },
  changePassword: {
    method: 'PUT',
    url: '/api/me/password',
    access: 'signed_in',
    summary: 'Change my password; all other devices are signed out',
    body: passwordChange,
    response: done,
  },
});
