import type { HelpBlock, HelpSpan } from '#contract/base/help.ts';
import { Link } from './link.tsx';

/** Text that was written in a small part of Markdown. It is drawn as text, so nothing in it can become markup. */
export function Prose({ blocks, className = '' }: { blocks: readonly HelpBlock[]; className?: string }) {
  return (
    <div className={`${PROSE} ${className}`}>
      {blocks.map((block) => (
        <Block key={keyOf(block.lines.flat())} block={block} />
      ))}
    </div>
  );
}

const PROSE = [
  'type-prose text-ink-2 [&_h2]:mt-9 [&_h2]:text-ink [&_p]:mt-3.5 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 [&_li+li]:mt-2',
  '[&_strong]:font-semibold [&_strong]:text-ink [&_a]:text-ink [&_a]:text-link [&_a]:break-words',
].join(' ');

function Block({ block: { kind, lines } }: { block: HelpBlock }) {
  if (kind === 'list') {
    return (
      <ul>
        {lines.map((line) => (
          <li key={keyOf(line)}>
            <Line spans={line} />
          </li>
        ))}
      </ul>
    );
  }
  const line = <Line spans={lines.flat()} />;
  return kind === 'heading' ? <h2 className="type-block-title">{line}</h2> : <p>{line}</p>;
}

function Line({ spans }: { spans: readonly HelpSpan[] }) {
  return spans.map(({ text, is_bold, href }) => {
    if (href !== null) {
      return (
        <Link key={`${href} ${text}`} href={href}>
          {text}
        </Link>
      );
    }
    return is_bold ? <strong key={text}>{text}</strong> : text;
  });
}

const keyOf = (spans: readonly HelpSpan[]) => spans.map(({ text }) => text).join('');
