import type { Cheerio, CheerioAPI } from 'cheerio';

/** The nodes of the parser, by way of the one package we depend on. */
type Root = ReturnType<CheerioAPI['root']> extends Cheerio<infer Node> ? Node : never;
export type DomNode = Root | Root['children'][number];
export type DomElement = Extract<DomNode, { attribs: unknown }>;
