import { z } from 'zod';

export const sandboxPayeeParams = z.object({ id: z.string().min(1).max(100) });

/** What the page of the sandbox shows of somebody who is to be paid. Whoever has its address may name a bank. */
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
  .object({
    bank: z.enum(['works', 'checks', 'closed', 'unknown']),
    bank_name: z.string().trim().min(1, 'Name the bank').max(80, 'Use at most 80 characters'),
    bank_last4: z.string().regex(/^\d{4}$/, 'Use the last four digits of the account'),
    has_tax_form: z.boolean(),
  })
  .meta({ id: 'SandboxPayeeDetails' });
export type SandboxPayeeDetails = z.infer<typeof sandboxPayeeDetails>;
