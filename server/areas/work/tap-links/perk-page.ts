import { escapeXml } from '#art/pen.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import { inHalves } from '#domain/work/tap-links.ts';
import { drawQr } from '#server/platform/documents/draw-qr.ts';

interface PerkFacts {
  perk: string;
  ends_on: string | null;
  business_name: string;
  creator_name: string;
  address: string | null;
  /** Null if there is none to give today. */
  code: string | null;
  /** The shop opens this when it scans the code. */
  scanned_url: string;
  redeemed: string | null;
  works_once: boolean;
  leads_to: { href: string; label: string };
}

/** A customer shows this page at the counter. It needs no script, no file and no sign-in. */
export function perkPage(nonce: string, facts: PerkFacts): string {
  const { perk, ends_on, business_name, creator_name, address, leads_to } = facts;
  const lines = [
    address === null ? '' : `<p>${escapeXml(address)}</p>`,
    ends_on === null ? '' : `<p>Good until ${escapeXml(dateWords(ends_on))}.</p>`,
  ];
  return page(
    nonce,
    `${perk} - ${business_name}`,
    `<p class="shop">${escapeXml(business_name)}</p>
<h1>${escapeXml(perk)}</h1>
<p>${escapeXml(creator_name)} sent you here.</p>
${codeBlock(facts)}
${lines.join('\n')}
<a href="${escapeXml(leads_to.href)}" rel="noopener noreferrer">${escapeXml(leads_to.label)}</a>`,
  );
}

function codeBlock({ code, scanned_url, redeemed, works_once }: PerkFacts): string {
  if (redeemed !== null) {
    return `<div class="code"><p>You used your code on ${escapeXml(redeemed)}.</p></div>`;
  }
  if (code === null) {
    return '<div class="code"><p>There are no codes left for today. Open this link again tomorrow.</p></div>';
  }
  const { size, path } = drawQr(scanned_url);
  const words = works_once
    ? 'This code is yours and works once. Show it at the counter.'
    : 'Show or say this code at the counter.';
  return `<div class="code">
<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code for the counter" shape-rendering="crispEdges"><path d="${path}" fill="#000"/></svg>
<strong>${escapeXml(inHalves(code))}</strong>
<p>${escapeXml(words)}</p>
</div>`;
}

/** For codes that no link has, or has anymore. */
export function noLinkPage(nonce: string): string {
  return page(
    nonce,
    'This link doesn’t work',
    `<h1>This link doesn’t work</h1>
<p>It may be mistyped. Ask the person who gave it to you for the right one.</p>
<a href="/">Go to Bizmeet</a>`,
  );
}

function page(nonce: string, title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(title)} - Bizmeet</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><main>
${body}
</main></body>
</html>`;
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:17px/26px system-ui,sans-serif;
background:light-dark(#fbf7f0,#14110e);color:light-dark(#17130f,#f7f0e6)}
main{box-sizing:border-box;width:100%;max-width:420px;padding:32px 20px;text-align:center;overflow-wrap:anywhere}
h1{margin:4px 0 8px;font-size:30px;line-height:36px}
p{margin:0 0 4px;color:light-dark(#574e45,#bfb4a5)}
.shop{font-weight:600;color:inherit}
.code{margin:20px 0;padding:20px;border-radius:16px;border:1px solid light-dark(#e6ded1,#322b24);background:light-dark(#fff,#1c1814)}
svg{display:block;width:208px;height:208px;margin:0 auto 12px;border-radius:10px;background:#fff}
strong{display:block;margin-bottom:8px;font-size:32px;line-height:40px;letter-spacing:.06em}
a{display:inline-block;margin-top:16px;padding:11px 20px;border-radius:10px;font-weight:600;text-decoration:none;color:inherit;
border:1px solid light-dark(#968a7a,#7f7466)}
a:focus-visible{outline:3px solid #d23820;outline-offset:2px}`;
