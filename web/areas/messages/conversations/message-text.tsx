import { findLinks } from './find-links.ts';

/** The message as plain text. Addresses become links that send no referrer. */
export function MessageText({ text }: { text: string }) {
  let at = 0;
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {findLinks(text).map((part) => {
        const key = at;
        at += part.text.length;
        if (part.href === null) return <span key={key}>{part.text}</span>;
        return (
          <a
            key={key}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="underline underline-offset-3"
          >
            {part.text}
            <span className="sr-only">, opens another site</span>
          </a>
        );
      })}
    </p>
  );
}
