import { z } from 'zod';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/accounts/limits.ts';

/** Addresses are compared as they are stored: trimmed and in lower case. */
export const emailAddress = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(EMAIL_MAX_LENGTH, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))
  .transform((email) => email.toLowerCase());

export const newPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters`)
  .max(PASSWORD_MAX_LENGTH, `Password can be at most ${PASSWORD_MAX_LENGTH} characters`);

/** An existing password is only compared, so its shape isn't checked. */
export const knownPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(PASSWORD_MAX_LENGTH, `Password can be at most ${PASSWORD_MAX_LENGTH} characters`);

export const linkToken = z.string().min(20).max(100);
