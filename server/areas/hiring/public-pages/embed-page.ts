import { createHash } from 'node:crypto';
import { escapeXml } from '#art/pen.ts';
import { SHARE_FRAME } from '#art/share/share-card.ts';
import type { PublicCard } from './queries/find-card.ts';

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/24px system-ui,sans-serif}
a{display:block;border:1px solid #cfc4b3;border-radius:12px;overflow:hidden;text-decoration:none;background:#fff;color:#17130f}
a:focus-visible{outline:3px solid #d23820;outline-offset:-3px}
img{display:block;width:100%;height:auto;aspect-ratio:1200/630}span{display:block;padding:12px 16px}
strong,small{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}small{font-size:14px;color:#574e45}`;

/** The only page of ours that other sites may frame. It has no script, and its style is a constant. */
export const EMBED_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

export function embedPage(appUrl: string, { path, title, line }: PublicCard): string {
  const [name, words, href] = [title, line, `${appUrl}${path}`].map(escapeXml);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name} - Bizmeet</title>
<link rel="canonical" href="${href}">
<style>${STYLE}</style>
</head>
<body>
<main><a href="${href}" target="_blank" rel="noopener"><img src="${escapeXml(shareImagePath(path))}" width="${SHARE_FRAME.width}" height="${SHARE_FRAME.height}" alt=""><span><strong>${name}</strong><small>${words}</small></span></a></main>
</body>
</html>`;
}

/** The share image of a public page is at its address below `/share`. */
export function shareImagePath(path: string): string {
  return `/share${path}.png`;
}
