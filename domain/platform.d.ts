/** The globals that browsers and Node share and that the language's own types leave out. */
declare class URL {
  static canParse(url: string, base?: string): boolean;
  static parse(url: string, base?: string): URL | null;
  constructor(url: string, base?: string);
  hash: string;
  readonly host: string;
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly password: string;
  readonly pathname: string;
  readonly port: string;
  readonly protocol: string;
  readonly search: string;
  readonly username: string;
}
