import type { FastifyInstance } from 'fastify';
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
  parameters?: { in: string; name: string }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface ApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
}

/** Every operation in the API's own document, with its schemas whole. */
export function operationsOf(app: FastifyInstance): Operation[] {
  const { paths, components } = app.swagger() as unknown as ApiDocument;
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
