import type { z } from 'zod';
import type { AccessRuleName } from '#domain/accounts/access.ts';
import type { AuditSubject } from './audit-subjects.ts';

type FileType =
  | 'application/json'
  | 'application/octet-stream'
  | 'application/pdf'
  | 'application/zip'
  | 'text/calendar; charset=utf-8'
  | 'text/csv; charset=utf-8';

/** One endpoint of the API: its address, who may call it, and the shapes of its request and answer. */
interface Declaration {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: `/${string}`;
  access: AccessRuleName;
  /** `fresh`: only soon after the caller confirmed that it is them. */
  confirm?: 'fresh';
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  headers?: z.ZodType;
  /** Mail programs post a form here. Its fields are not read: the address says everything. */
  takes_forms?: true;
  /** Left out, it is 200. */
  status?: number;
  response: z.ZodType;
  /** The content types of an answer that is not JSON. The address picks one where there are several. */
  produces?: FileType | readonly FileType[];
  /** Answers are private and nobody keeps them; an answer that is the same for everyone says how long it may be kept. */
  cache_control?: `public, max-age=${number}`;
  /** The kind of other people's data an admin sees here, for the audit log. `list` is a file with many records. */
  views?: AuditSubject | 'list';
}

/** An endpoint is called what it is called in the list that declares it. */
export interface Endpoint extends Declaration {
  operation: string;
}

/** Declares the endpoints of one noun. Types stay exact, so that server and browser can read everything from them. */
export function endpoints<const Declared extends Record<string, Declaration>>(
  declared: Declared,
): { readonly [Name in keyof Declared & string]: Declared[Name] & { readonly operation: Name } } {
  const named = Object.entries(declared).map(([operation, endpoint]) => [
    operation,
    { ...endpoint, operation },
  ]);
  return Object.fromEntries(named);
}
