import { betterAuth } from 'better-auth';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/limits.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { datesForBetterAuth } from './dates-for-better-auth.ts';
import { IP_HEADER } from './engine-headers.ts';
import { linkSignIn } from './link-sign-in.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { RENEW_AFTER_SECONDS, SESSION_DAYS, sessionCookieName } from './session-cookie.ts';

const DAY_SECONDS = 86_400;

/**
 * better-auth on our own tables: passwords, sessions and their cookies. It is called from our routes and never
 * reached over HTTP, so contract, limits and access rules stand before it as before everything else.
 */
export function createEngine(config: Config, db: Database) {
  return betterAuth({
    baseURL: config.app_url,
    basePath: '/api/auth',
    secret: config.app_secret,
    database: { db: db.withPlugin(datesForBetterAuth), type: 'postgres', transaction: false },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: SESSION_DAYS * DAY_SECONDS,
      updateAge: RENEW_AFTER_SECONDS,
      // A session that was ended is ended at once, on every process.
      cookieCache: { enabled: false },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: (password) => hashPassword(password, config.password_cost),
        verify: verifyPassword,
      },
    },
    plugins: [linkSignIn()],
    advanced: {
      // The tables hold what we use of better-auth: no names, no pictures, no accounts of other services.
      database: { generateId: () => newId(), validateSchema: false },
      // Its own switch would put another prefix before the name.
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: sessionCookieName(config),
          attributes: {
            secure: config.secure_cookies,
            httpOnly: true,
            sameSite: 'lax',
            path: '/',
          },
        },
      },
      // The address comes from Fastify, which knows how many proxies to trust.
      ipAddress: { ipAddressHeaders: [IP_HEADER] },
    },
    // Limits of our own stand before every door, in the database and for every process: see door-limits.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Engine = ReturnType<typeof createEngine>;
