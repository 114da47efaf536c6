import { readFileSync } from 'node:fs';
import type { Route } from './calls.ts';

/** A JSON schema, as far as tests read one. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

export interface Operation {
  /** `PATCH /api/me/profile`, with the document's `{id}` for what is asked. */
  route: Route;
  query: string[];
  body: Schema | null;
  /** The schema of each answer that is not a problem, by its status. */
  answers: Map<number, Schema>;
  /** The content types of those answers. */
  types: string[];
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

interface DocumentedOperation {
  operationId: string;
  'x-scope'?: string;
  /** The confirmation that the operation asks for. */
  'x-confirmation'?: string;
  parameters?: { in: string; name: string }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface ApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> };
  webhooks: Record<string, object>;
}

/** The API's own document. A check of `bin/test` proves that it describes the routes as they are. */
export function readApiDocument(): ApiDocument {
  return JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'));
}

/** Every operation in the document, with its schemas whole. */
export function readOperations(): Operation[] {
  const { paths, components } = readApiDocument();
  const whole = (schema: Schema | undefined) => schema && resolve(schema, components.schemas);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      route: `${method.toUpperCase()} ${path}` as Route,
      query: parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
      body: whole(requestBody?.content?.['application/json']?.schema) ?? null,
      answers: new Map(
        Object.entries(responses)
          .filter(([status]) => status !== 'default')
          .map(([status, answer]) => [
            Number(status),
            whole(answer.content?.['application/json']?.schema) ?? {},
          ]),
      ),
      types: Object.entries(responses)
        .filter(([status]) => status !== 'default')
        .flatMap(([, { content = {} }]) => Object.keys(content)),
    })),
  );
}

function resolve(schema: Schema, named: Record<string, Schema>): Schema {
  if (schema.$ref) return resolve(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named);
  const { properties, items, anyOf, ...rest } = schema;
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, resolve(inner, named)]),
      ),
    }),
    ...(items && { items: resolve(items, named) }),
    ...(anyOf && { anyOf: anyOf.map((inner) => resolve(inner, named)) }),
  };
}
