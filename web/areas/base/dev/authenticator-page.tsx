import type { DevAuthenticator } from '#contract/accounts/dev-authenticator.ts';

/** The current codes of the demo admins' authenticator apps. */
export function AuthenticatorPage({ codes, seconds_left }: DevAuthenticator) {
  return (
    <main id="main" className="mx-auto max-w-[42.5rem] px-4 py-8 md:px-10">
      <h1 className="type-tool-title">Authenticator</h1>
      <p className="mt-2 text-ink-2">
        Codes for the demo admins. Each works once; the next code comes in {seconds_left} s.
      </p>
      <dl className="mt-8 divide-y divide-line rounded-card border border-line bg-surface">
        {codes.map(({ email, code }) => (
          <div key={email} className="flex flex-wrap items-center justify-between gap-4 px-4 py-3">
            <dt>{email}</dt>
            <dd className="num text-touch font-semibold">{code}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
