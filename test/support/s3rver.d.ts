declare module 's3rver' {
  import type { Readable } from 'node:stream';

  interface Visit {
    method: string;
    path: string;
    query: Record<string, string | undefined>;
    status: number;
    type: string;
    body: unknown;
  }

  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    middleware: ((visit: Visit, next: () => Promise<void>) => Promise<void>)[];
    store: {
      getResourcePath(bucket: string, key: undefined, resource: string): string;
      putObject(object: { content: Readable }): Promise<unknown>;
      copyObject(...args: unknown[]): Promise<unknown>;
      deleteObject(...args: unknown[]): Promise<unknown>;
      listObjects(bucket: string, options: object): Promise<unknown>;
    };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
