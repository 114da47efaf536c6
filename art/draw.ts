import { PORTRAIT_VIEW_BOX, portrait } from '#art/portrait/portrait.ts';
import { BANNER_FRAME, banner } from '#art/scene/banner.ts';
import { CORNER_FRAME, corner } from '#art/scene/corner.ts';
import { CREATOR_CARD_FRAME, creatorCard } from '#art/scene/creator-card.ts';
import { FILMING_FRAME, filming } from '#art/scene/filming.ts';
import { LANDING_FRAME, landing } from '#art/scene/landing.ts';
import { LOGIN_FRAME, login } from '#art/scene/login.ts';
import { ROLE_FRAME, role } from '#art/scene/role.ts';
import { type Shop, storefront } from '#art/shop/storefront.ts';
import { isStillKind } from '#art/still/kinds.ts';
import { still } from '#art/still/still.ts';
import { STILL_HEIGHT, STILL_WIDTH } from '#art/still/table.ts';
import { svgDocument } from './document.ts';
import { GATE_SIZE, type Gate, gate, gateOfCity, gateOfWords } from './gate.ts';
import { createIds } from './ids.ts';
import { industryOf } from './industries.ts';
import { MAILBOX_FRAME, mailbox } from './mailbox.ts';
import { MARK_SHAPES } from './marks.ts';
import { each, path } from './pen.ts';

export const MAX_SEED_LENGTH = 64;
export const MAX_NAME_LENGTH = 120;

/** The document named by the decoded segments of an address, or null. */
export function draw(segments: string[]): string | null {
  const [first = '', ...rest] = segments;
  if (first === 'day' || first === 'night') return drawThemed(rest, first === 'night');
  return drawPlain(segments);
}

function drawThemed([kind, ...segments]: string[], night: boolean): string | null {
  switch (kind) {
    case 'shop':
      return drawShop(segments, night);
    case 'banner':
      return drawBanner(segments, night);
    case 'street':
      return drawStreet(segments, night);
    case 'role':
      return drawRole(segments, night);
    case 'mailbox':
      return segments.length === 0 ? svgDocument(MAILBOX_FRAME, mailbox(night)) : null;
    case 'gate':
      return drawGate(segments, night);
    default:
      return null;
  }
}

function drawPlain([kind, ...segments]: string[]): string | null {
  switch (kind) {
    case 'portrait':
      return drawPortrait(segments);
    case 'still':
      return drawStill(segments);
    case 'person':
      return segments.join('/') === 'creator' ? svgDocument(CREATOR_CARD_FRAME, creatorCard()) : null;
    case 'mark':
      return segments.length === 0 ? drawMark() : null;
    default:
      return null;
  }
}

function drawShop(segments: string[], night: boolean): string | null {
  const shop = parseShop(segments, night);
  return shop && svgDocument({ width: 300, height: 300 }, storefront(shop, createIds()));
}

function drawBanner(segments: string[], night: boolean): string | null {
  const shop = parseShop(segments, night);
  return shop && svgDocument(BANNER_FRAME, banner(shop));
}

function parseShop(segments: string[], night: boolean): Shop | null {
  const [industry, business, campaign, name, ...more] = segments;
  if (!isSeed(industry) || !isSeed(business) || !isSeed(campaign) || !isName(name) || more.length > 0)
    return null;
  return { industry: industryOf(industry), business, campaign, name, night };
}

function drawStreet([picture, ...more]: string[], night: boolean): string | null {
  if (more.length > 0) return null;
  switch (picture) {
    case 'landing':
      return svgDocument(LANDING_FRAME, landing(night));
    case 'corner':
      return svgDocument(CORNER_FRAME, corner(night));
    case 'filming':
      return svgDocument(FILMING_FRAME, filming(night));
    case 'login':
      return svgDocument(LOGIN_FRAME, login(night));
    default:
      return null;
  }
}

function drawRole([picture, ...more]: string[], night: boolean): string | null {
  if (more.length > 0 || (picture !== 'business' && picture !== 'creator')) return null;
  return svgDocument(ROLE_FRAME, role(picture, night));
}

function drawGate(segments: string[], night: boolean): string | null {
  const painted = parseGate(segments);
  return painted && svgDocument({ width: GATE_SIZE, height: GATE_SIZE }, gate(painted, night, createIds()));
}

function parseGate([first, words, ...more]: string[]): Gate | null {
  if (more.length > 0) return null;
  if (words === undefined) return isSeed(first) && /^[a-z0-9-]+$/.test(first) ? gateOfCity(first) : null;
  return first === 'words' && isName(words) ? gateOfWords(words) : null;
}

function drawPortrait([seed, ...more]: string[]): string | null {
  if (!isSeed(seed) || more.length > 0) return null;
  return svgDocument({ width: 64, height: 64, viewBox: PORTRAIT_VIEW_BOX }, portrait(seed));
}

function drawStill([kind, seed, ...more]: string[]): string | null {
  if (!kind || !isStillKind(kind) || !isSeed(seed) || more.length > 0) return null;
  return svgDocument({ width: STILL_WIDTH, height: STILL_HEIGHT }, still(kind, seed, createIds()));
}

function drawMark(): string {
  return svgDocument(
    { width: 32, height: 32 },
    each(MARK_SHAPES, ({ d, fill }) => path(d, fill)),
  );
}

function isSeed(text: string | undefined): text is string {
  return text !== undefined && text.length > 0 && text.length <= MAX_SEED_LENGTH;
}

function isName(text: string | undefined): text is string {
  return text !== undefined && text.length <= MAX_NAME_LENGTH;
}
