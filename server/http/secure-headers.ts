import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

interface HeaderSettings {
  isProduction: boolean;
  /** Where uploaded files are read from, when that is another host. */
  filesOrigin: string | null;
  /** Where maps fetch their style and tiles, if they have any. */
  mapOrigin: string | null;
}

/** Scripts and style sheets need the request's nonce; style attributes are allowed because React writes them. */
export const secureHeaders = fp<HeaderSettings>(async (app, { isProduction, filesOrigin, mapOrigin }) => {
  const files = filesOrigin === null ? [] : [filesOrigin];
  const maps = mapOrigin === null ? [] : [mapOrigin];
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...files, ...maps],
        mediaSrc: ["'self'", 'blob:', ...files],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(isProduction ? [] : ['ws:']), ...maps],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // HEIC pictures are read by a worker that its library makes of its own text; maps from tiles have one too.
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        frameSrc: ["'self'"],
        manifestSrc: ["'self'"],
        ...(isProduction && { upgradeInsecureRequests: [] }),
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isProduction ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
  });
});
