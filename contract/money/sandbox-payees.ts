import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { sandboxAnswered } from './sandbox-checkouts.ts';

const sandboxPayeeParams = z.object({ id: z.string().min(1).max(100) });

/** A payee as the sandbox page shows it. Anyone with its address may enter a bank account. */
export const sandboxPayee = z
  .object({
    id: z.string(),
    full_name: z.string(),
    status: z.enum(['incomplete', 'checking', 'ready', 'restricted']),
    bank_name: z.string().nullable(),
    bank_last4: z.string().nullable(),
    has_tax_form: z.boolean(),
    failure: z.string().nullable(),
    return_url: z.string(),
  })
  .meta({ id: 'SandboxPayee' });
export type SandboxPayeeView = z.infer<typeof sandboxPayee>;

export const sandboxPayeeDetails = z
  .strictObject({
    bank: z.enum(['works', 'checks', 'closed', 'unknown']),
    bank_name: oneLine().min(1, 'Enter the bank’s name').max(80, 'Use at most 80 characters'),
    bank_last4: z.string().regex(/^\d{4}$/, 'Enter the last 4 digits of the account'),
    has_tax_form: z.boolean(),
  })
  .meta({ id: 'SandboxPayeeDetails' });
export type SandboxPayeeDetails = z.infer<typeof sandboxPayeeDetails>;

export const sandboxPayeeEndpoints = endpoints({
  getSandboxPayee: {
    method: 'GET',
    url: '/api/sandbox/payees/:id',
    access: 'everyone',
    summary: 'Get a sandbox payee',
    params: sandboxPayeeParams,
    response: sandboxPayee,
  },
  answerSandboxPayee: {
    method: 'POST',
    url: '/api/sandbox/payees/:id/answer',
    access: 'everyone',
    summary: 'Submit bank and tax details to the payment sandbox',
    params: sandboxPayeeParams,
    body: sandboxPayeeDetails,
    response: sandboxAnswered,
  },
});
