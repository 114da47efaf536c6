import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { pg } from '#server/platform/db/pg.ts';

interface Row {
  public_id: string;
  title: string;
  description: string;
  business_name: string;
  place: string | null;
  payout_cents: number | null;
  last_day: string | null;
  spots_left: number;
  work: string;
  status: string | null;
}

/**
 * What a page of the list costs without our product: Fastify, pg and React, the reader of the session, the newest 24
 * campaigns with the reader's applications, their number up to 500, a card for each, and the rows as JSON for the browser.
 */
export async function serveMinimalPage(url: string, clients: number) {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  const app = Fastify();
  app.get('/', async (request, reply) => {
    const [reader] = (await pool.query({ name: 'reader', text: READER, values: [request.headers['x-user']] }))
      .rows;
    const [{ rows }, counted] = await Promise.all([
      pool.query<Row>({ name: 'rows', text: ROWS, values: [reader?.id] }),
      pool.query<{ count: number }>({ name: 'count', text: COUNT }),
    ]);
    const html = renderToString(h(List, { rows, count: counted.rows[0]?.count ?? 0 }));
    const state = JSON.stringify(rows).replaceAll('<', '\\u003c');
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!DOCTYPE html><html><body>${html}<script type="application/json">${state}</script></body></html>`,
      );
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`,
    stop: async () => {
      await app.close();
      await pool.end();
    },
  };
}

const READER = `
  select k.id, u.email, p.full_name from users u
  join profiles p on p.user_id = u.id join creators k on k.user_id = u.id
  join sessions s on s.user_id = u.id and s.expires_at > now()
  where u.id = $1 limit 1`;

const IS_OPEN = `c.status = 'live' and (c.application_deadline is null or c.application_deadline >= current_date)`;

const ROWS = `
  select c.public_id, c.title, left(c.description, 140) as description, b.business_name,
    n.neighborhood_name as place, c.creator_payout_cents as payout_cents, c.application_deadline::text as last_day,
    c.funded_slots - c.taken_slots as spots_left, a.status,
    (select string_agg(d.quantity || ' ' || d.kind, ', ' order by d.sort_order)
      from campaign_deliverables d where d.campaign_id = c.id) as work
  from campaigns c
  join businesses b on b.id = c.business_id
  left join business_locations l on l.id = c.location_id
  left join neighborhoods n on n.id = l.neighborhood_id
  left join applications a on a.campaign_id = c.id and a.creator_id = $1
  where ${IS_OPEN}
  order by c.published_at desc, c.id desc limit 24`;

const COUNT = `select count(*)::int as count from (select from campaigns c where ${IS_OPEN} limit 500) found`;

function List({ rows, count }: { rows: readonly Row[]; count: number }) {
  return h(
    'main',
    null,
    h('h1', null, `${count} open campaigns`),
    h(
      'ul',
      null,
      rows.map((row) => h(Card, { ...row, key: row.public_id })),
    ),
  );
}

function Card({
  public_id,
  title,
  description,
  business_name,
  place,
  payout_cents,
  last_day,
  spots_left,
  work,
  status,
}: Row) {
  return h(
    'li',
    { className: 'row' },
    h('img', { src: `/art/${public_id}.svg`, alt: '', width: 148, height: 148, loading: 'lazy' }),
    h('p', { className: 'shop' }, h('strong', null, business_name), ' ', place ?? 'Remote'),
    h('h3', null, h('a', { href: `/campaigns/${public_id}` }, title)),
    h('p', { className: 'words' }, description),
    h(
      'p',
      { className: 'facts' },
      h('span', null, work),
      h('span', null, last_day),
      h('span', null, `${spots_left} spots left`),
    ),
    h('p', { className: 'payout' }, payout_cents === null ? '' : `$${payout_cents / 100}`),
    status === null ? h('a', { href: `/campaigns/${public_id}#apply` }, 'Apply') : h('span', null, status),
    h('button', { type: 'button', 'aria-label': `Save ${title}` }, 'Save'),
  );
}
