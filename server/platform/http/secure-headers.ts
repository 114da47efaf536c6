import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import { LETTER_STYLE } from '#server/platform/mail/letter-style.ts';

interface HeaderSettings {
  isProduction: boolean;
  /** The origin of uploaded files, if it isn't this one. */
  filesOrigin: string | null;
  /** The origin of the map's style and tiles, if there is one. */
  mapOrigin: string | null;
}

/** Allows the scripts and the style sheets of one answer. */
interface Nonces {
  script: string;
  style: string;
}

declare module 'fastify' {
  interface FastifyReply {
    cspNonce: Nonces;
  }
}

const POLICY = 'content-security-policy';
const STAND_INS: Nonces = { script: 'nonce-of-scripts', style: 'nonce-of-styles' };
const NO_NONCES: Nonces = { script: '', style: '' };

/**
 * Helmet's headers are the same for every answer except for the nonces, so they are built once. API answers are
 * data: a browser that opens one as a page may load nothing.
 */
export const secureHeaders = fp<HeaderSettings>(async (app, settings) => {
  const ofPages = headersOf(policyOf(settings), settings);
  const ofData = headersOf({ defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, settings);
  const { [POLICY]: policy = '', ...others } = ofPages;
  app.decorateReply('cspNonce', null as unknown as Nonces);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) {
      reply.cspNonce = NO_NONCES;
      reply.headers(ofData);
      return;
    }
    const nonces = { script: newNonce(), style: newNonce() };
    reply.cspNonce = nonces;
    reply.headers(others).header(POLICY, withNonces(policy, nonces));
  });
});

type Directives = Record<string, string[]>;

/** Emails are previewed in frames, and a frame obeys the policy of its page. The style sheet is a constant of ours. */
const STYLE_OF_MAILS = `'sha256-${createHash('sha256').update(LETTER_STYLE).digest('base64')}'`;

/** Scripts and style sheets need the request's nonce; style attributes are allowed because React writes them. */
function policyOf({ isProduction, filesOrigin, mapOrigin }: HeaderSettings): Directives {
  const files = filesOrigin === null ? [] : [filesOrigin];
  const maps = mapOrigin === null ? [] : [mapOrigin];
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...files, ...maps],
    mediaSrc: ["'self'", 'blob:', ...files],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...(isProduction ? [] : ['ws:']), ...maps],
    scriptSrc: ["'self'", `'nonce-${STAND_INS.script}'`],
    scriptSrcAttr: ["'none'"],
    // HEIC pictures are decoded in a worker that the library creates from a blob; tile maps have one too.
    workerSrc: ["'self'", 'blob:'],
    styleSrc: ["'self'", `'nonce-${STAND_INS.style}'`, STYLE_OF_MAILS],
    styleSrcAttr: ["'unsafe-inline'"],
    frameSrc: ["'self'"],
    manifestSrc: ["'self'"],
    ...(isProduction && { upgradeInsecureRequests: [] }),
  };
}

function headersOf(directives: Directives, { isProduction }: HeaderSettings): Record<string, string> {
  const options: HelmetOptions = {
    contentSecurityPolicy: { useDefaults: false, directives },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isProduction ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
  };
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (failure) => {
    if (failure !== undefined) throw failure;
  });
  return headers;
}

function newNonce(): string {
  return randomBytes(16).toString('hex');
}

function withNonces(policy: string, { script, style }: Nonces): string {
  return policy.replace(STAND_INS.script, script).replace(STAND_INS.style, style);
}
