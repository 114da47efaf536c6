import { headersFor, passCookies } from '../../auth/engine-headers.ts';
import { getEngine } from '../../auth/open-engine.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { takeSignIn } from '../../http/door-limits.ts';
import { settleSession, type Visit } from './open-session.ts';

/** An unknown address costs the same hashing as a wrong password and gets the same answer. */
export async function signIn(
  context: Context,
  visit: Visit,
  credentials: { email: string; password: string },
) {
  await takeSignIn(context, visit.request.ip, credentials.email);
  const engine = await getEngine(context);
  const { headers, response } = await engine.api
    .signInEmail({ body: credentials, headers: headersFor(visit.request), returnHeaders: true })
    .catch((cause: unknown) => {
      throw toProblem(cause);
    });
  passCookies(headers, visit.reply);
  return settleSession(context, visit, response.token);
}

/** Only the right password learns that an address waits to be verified. */
function toProblem(cause: unknown): unknown {
  const { statusCode, body } = cause as { statusCode?: number; body?: { code?: string } };
  if (body?.code === 'EMAIL_NOT_VERIFIED') {
    return new Problem('email_not_verified', 'Open the link in the email we sent, then sign in.');
  }
  if (statusCode === 401 || statusCode === 400) {
    return new Problem('wrong_credentials', 'Email or password is wrong.');
  }
  return cause;
}
