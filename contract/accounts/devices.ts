import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { deviceProof, mailReceipt, mailRequest } from './sessions.ts';

export const knownDeviceEndpoints = endpoints({
  requestDeviceCode: {
    method: 'POST',
    url: '/api/auth/device-codes',
    access: 'everyone',
    summary: 'Email a code that confirms a browser',
    body: mailRequest,
    response: mailReceipt,
    status: 202,
  },
  confirmDevice: {
    method: 'POST',
    url: '/api/auth/device-confirmations',
    access: 'everyone',
    summary: 'Confirm a browser with an emailed code',
    body: deviceProof,
    response: done,
  },
});
