import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { linkToken } from './credentials.ts';

const accountStop = z.object({ token: linkToken }).meta({ id: 'AccountStop' });

export const accountStopEndpoints = endpoints({
  stopAccount: {
    method: 'POST',
    url: '/api/auth/account-stops',
    access: 'everyone',
    summary: "Hold an account's payouts and sign out all its devices, using an emailed link",
    body: accountStop,
    response: done,
  },
});
