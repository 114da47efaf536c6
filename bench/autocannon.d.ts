declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    workers?: number;
  }
  interface Result {
    requests: { average: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
