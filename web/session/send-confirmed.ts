import { askToConfirm } from './confirmation-request.ts';

/** Handles a refusal that requires a recent confirmation: asks for one and sends the request again. */
export async function sendConfirmed(response: Response, send: () => Promise<Response>): Promise<Response> {
  const problem: { code?: string } = await response
    .clone()
    .json()
    .catch(() => ({}));
  if (problem.code !== 'confirmation_required') return response;
  return (await askToConfirm()) ? send() : response;
}
