import { knownDeviceEndpoints } from '#contract/accounts/devices.ts';
import { DONE } from '#contract/platform/answers.ts';
import { takeProof } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import { requestDeviceCode } from '#server/areas/accounts/guessing/commands/request-device-code.ts';
import { handle } from '#server/platform/http/route.ts';
import { confirmDevice } from './commands/confirm-device.ts';

export const knownDeviceRoutes = [
  handle(knownDeviceEndpoints.requestDeviceCode, ({ context, body, request }) =>
    requestDeviceCode(context, request, body.email),
  ),
  handle(knownDeviceEndpoints.confirmDevice, async ({ context, body, request, reply }) => {
    await takeProof(context, request);
    await confirmDevice(context, { request, reply }, body);
    return DONE;
  }),
];
