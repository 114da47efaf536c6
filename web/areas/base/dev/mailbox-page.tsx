import { useState } from 'react';
import type { Mailbox } from '#contract/base/mailbox.ts';

/** The mail that would have gone to the SMTP server, newest first, as its reader would see it. */
export function MailboxPage({ messages }: Mailbox) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = messages.find(({ id }) => id === openId) ?? messages[0];
  return (
    <main id="main" className="mx-auto max-w-[1280px] px-4 py-8 md:px-10">
      <h1 className="type-tool-title">Mailbox</h1>
      <p className="mt-2 text-ink-2">Mail that Bizmeet would have sent. Set SMTP_URL to send it.</p>
      {open === undefined ? (
        <p className="mt-8 text-ink-2">No mail yet. Join a waitlist and it lands here.</p>
      ) : (
        <div className="mt-8 grid gap-6 lg:grid-cols-[360px_1fr]">
          <ul className="max-h-[70vh] divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface">
            {messages.map((message) => (
              <li key={message.id}>
                <button
                  type="button"
                  aria-current={message.id === open.id}
                  onClick={() => setOpenId(message.id)}
                  className="block w-full px-4 py-3 text-left hover:bg-sel aria-[current=true]:bg-row-on"
                >
                  <span className="block font-semibold">{message.subject}</span>
                  <span className="block text-ink-2">{message.recipient}</span>
                  <time className="block type-meta text-ink-3" dateTime={message.created_at}>
                    {message.created_at.slice(0, 16).replace('T', ' ')} UTC
                  </time>
                </button>
              </li>
            ))}
          </ul>
          <Letter {...open} />
        </div>
      )}
    </main>
  );
}

/** The frame runs no scripts; its links open in a new tab, as in a mail program. */
function Letter({ subject, html, text }: Mailbox['messages'][number]) {
  return (
    <section aria-label={subject} className="grid min-w-0 content-start gap-4">
      <iframe
        title={subject}
        srcDoc={html}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-[60vh] w-full rounded-card border border-line bg-white"
      />
      <details className="rounded-card border border-line bg-surface p-4">
        <summary className="cursor-pointer font-semibold">Text part</summary>
        <pre className="mt-3 whitespace-pre-wrap font-ui wrap-anywhere">{text}</pre>
      </details>
    </section>
  );
}
