/** What browsers and Node have in common and the language itself does not name. */
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
