import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CounterCode, Redemption } from '#contract/work/tap-links.ts';
import { LONGEST_TYPED_CODE } from '#domain/work/tap-links.ts';
import { call } from '#web/api/call.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { newIdempotencyKey } from '#web/components/fundings/new-idempotency-key.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { redemptionsOptions } from './counter-options.ts';
import { FoundCode } from './found-code.tsx';
import { RedeemedCode } from './redeemed-code.tsx';
import { RedemptionList } from './redemption-list.tsx';

type CounterPageProps = {
  bar: AppBarProps;
  businessId: string;
  /** The code of the QR code that opened the page; empty if it was opened otherwise. */
  scanned: string;
};

/** Each code that was found has one key, so that sending it twice redeems it once. */
type Shown =
  | { state: 'found'; code: CounterCode; key: string }
  | { state: 'redeemed'; redemption: Redemption }
  | null;

/** The staff of a shop redeem the codes of customers here, on a phone beside the register. */
export function CounterPage({ bar, businessId, scanned }: CounterPageProps) {
  const [typed, setTyped] = useState(scanned);
  const [shown, setShown] = useState<Shown>(null);
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const params = { id: businessId };
  const find = useAction(
    (reach, code: string) =>
      call(reach, 'GET /api/businesses/:id/counter-codes/:code', { params: { ...params, code } }),
    { after: (code) => setShown({ state: 'found', code, key: newIdempotencyKey() }) },
  );
  const redeem = useAction(
    (reach, { code, key }: { code: string; key: string }) =>
      call(reach, 'POST /api/businesses/:id/redemptions', {
        params,
        body: { code },
        headers: { 'idempotency-key': key },
      }),
    {
      after: (redemption) => {
        setTyped('');
        setShown({ state: 'redeemed', redemption });
        return queries.invalidateQueries(redemptionsOptions(api, businessId));
      },
    },
  );
  const { run: look } = find;
  const asked = useRef(false);
  useEffect(() => {
    if (scanned === '' || asked.current) return;
    asked.current = true;
    void look(scanned);
  }, [scanned, look]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const code = typed.trim();
    setShown(null);
    redeem.say(null);
    if (code === '') return find.say('Enter a code.');
    void look(code);
  }

  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto grid w-full max-w-[34rem] gap-8 px-4 py-6 md:py-12">
        <header>
          <h1 className="type-page-title">Counter</h1>
          <p className="mt-2 text-base text-ink-2">
            Redeem the codes of customers whom creators sent to you.
          </p>
        </header>
        <form noValidate onSubmit={submit} className="grid gap-3">
          <TextField
            label="Code"
            name="code"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={find.problem ?? undefined}
            hint="Type what the customer says or shows, or scan their QR code with your camera."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LONGEST_TYPED_CODE}
            className="[&_input]:min-h-13 [&_input]:text-xl [&_input]:font-semibold"
          />
          <Button
            type="submit"
            variant={shown?.state === 'found' ? 'secondary' : 'primary'}
            size="large"
            loading={find.isBusy}
          >
            Check code
          </Button>
        </form>
        <div aria-live="polite" className="empty:hidden">
          {shown?.state === 'found' ? (
            <FoundCode
              code={shown.code}
              isBusy={redeem.isBusy}
              problem={redeem.problem}
              onRedeem={() => void redeem.run({ code: shown.code.code, key: shown.key })}
            />
          ) : null}
          {shown?.state === 'redeemed' ? (
            <RedeemedCode
              businessId={businessId}
              redemption={shown.redemption}
              onUndone={() => setShown(null)}
            />
          ) : null}
        </div>
        <RedemptionList businessId={businessId} />
      </div>
    </AreaLayout>
  );
}
