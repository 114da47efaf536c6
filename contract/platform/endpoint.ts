import type { z } from 'zod';
import type { AccessRuleName } from '#domain/accounts/access.ts';
import type { AuditSubject } from './audit-subjects.ts';

type FileType =
  | 'application/json'
  | 'application/octet-stream'
  | 'application/pdf'
  | 'application/zip'
  | 'text/calendar; charset=utf-8'
  | 'text/csv; charset=utf-8'
  | 'text/html';

/** One endpoint of the API: its method, URL, access rule and schemas. */
interface Declaration {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: `/${string}`;
  access: AccessRuleName;
  /** `fresh` requires a recent confirmation of the caller's identity. */
  confirm?: 'fresh';
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  headers?: z.ZodType;
  /** Mail programs post a form here. Its fields aren't read, because the URL says everything. */
  takes_forms?: true;
  /** Defaults to 200. */
  status?: number;
  response: z.ZodType;
  /** The content types of an answer that isn't JSON. If there are several, the URL picks one. */
  produces?: FileType | readonly FileType[];
  /** Answers are private and aren't cached, unless they are the same for everyone and name a time here. */
  cache_control?: `public, max-age=${number}`;
  /** The kind of personal data an admin sees here, for the audit log. `list` is a file with many records. */
  views?: AuditSubject | 'list';
  /** Answers an admin who views the product as a creator. Every other endpoint refuses them, but for public ones. */
  is_viewable?: true;
}

/** The name of an endpoint is its key in the list that declares it. */
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
