import { notFound, redirect } from '@tanstack/react-router';
import { publicPath, readPublicPath } from '#domain/hiring/public-pages.ts';
import { call } from '#web/api/call.ts';
import type { RouterContext } from '#web/router-context.ts';
import { publicHead } from './public-head.ts';
import type { PublicPageData } from './public-page-data.ts';

interface Visit {
  context: RouterContext;
  location: { pathname: string };
}

/** The page at an address of a public page, with its head. Other spellings of a name lead to the one it is known by. */
export async function loadPublicPage({ context, location }: Visit) {
  const asked = decodeURIComponent(location.pathname);
  const data = await readPage(context, asked).catch((cause: { code?: string }) => {
    if (cause.code === 'not_found' || cause.code === 'invalid_input') throw notFound();
    throw cause;
  });
  if (data === null) throw notFound();
  if (data.path !== asked) throw redirect({ href: data.path, statusCode: 301 });
  return { data, head: publicHead(context.site, data) };
}

async function readPage({ api }: RouterContext, path: string): Promise<PublicPageData | null> {
  const address = readPublicPath(path);
  if (address === null) return null;
  const { kind, name } = address;
  const params = { slug: name.toLowerCase() };
  if (kind === 'creator') {
    const page = await call(api, 'GET /api/public/creators/:handle', { params: { handle: name } });
    return { kind, page, path: publicPath.creator(page.handle) };
  }
  if (kind === 'shop') {
    const page = await call(api, 'GET /api/public/shops/:slug', { params });
    return { kind, page, path: publicPath.shop(page.slug) };
  }
  if (kind === 'campaign') {
    const page = await call(api, 'GET /api/public/campaigns/:public_id', { params: { public_id: name } });
    return { kind, page, path: publicPath.campaign(page.public_id) };
  }
  if (kind === 'neighborhood') {
    const page = await call(api, 'GET /api/public/neighborhoods/:slug', { params });
    return { kind, page, path: publicPath.neighborhood(page.slug) };
  }
  const page = await call(api, 'GET /api/public/industries/:slug', { params });
  return { kind, page, path: publicPath.industry(page.slug) };
}
