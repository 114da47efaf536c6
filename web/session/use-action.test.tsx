// @vitest-environment happy-dom
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueries, type Queries } from '#web/queries.ts';
import { performAction, type Send } from './perform-action.ts';
import { type ShownPage, showPage } from './show-page.tsx';
import { type ActionOptions, useAction } from './use-action.ts';

const TAKEN = { status: 409, code: 'conflict', detail: 'Somebody decided already.' };
const SIGNED_OUT = { status: 401, code: 'authentication_required', detail: 'Sign in first.' };
const WRONG_NAME = {
  status: 422,
  code: 'invalid_input',
  detail: 'Look at the fields.',
  fields: [{ path: 'body.name', message: 'Give it a name' }],
};

let queries: Queries;
let shown: ShownPage;

beforeEach(() => {
  queries = createQueries();
});

afterEach(() => shown.remove());

type Options = ActionOptions<void, string, 'name' | 'city'>;

/** A form with one button, and the state of the hook. */
function Press({ send, options = {} }: { send: Send<void, string>; options?: Options }) {
  const form = useRef<HTMLFormElement>(null);
  const action = useAction(send, { ...options, names: ['name', 'city'], form });
  return (
    <form ref={form}>
      <button type="button" onClick={() => void action.run()}>
        {action.isBusy ? 'Busy' : 'Press'}
      </button>
      <input name="name" />
      <p data-name>{action.fields.name}</p>
      <p role="alert">{action.problem}</p>
      <output>{JSON.stringify(action.refusal)}</output>
    </form>
  );
}

async function show(Page: () => ReactNode): Promise<void> {
  shown = await showPage(Page, { queries });
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
}

const button = () => document.querySelector('button');
const said = () => document.querySelector('[role=alert]')?.textContent;

async function press(): Promise<void> {
  button()?.click();
  await vi.waitFor(() => expect(button()?.textContent ?? 'Press').toBe('Press'));
}

it('sends the call with the way to the API, brings the page up to date and says so last', async () => {
  const order: string[] = [];
  const send: Send<void, string> = async (api) => {
    order.push(api.baseUrl);
    return 'the answer';
  };
  const after = (answer: string) => void order.push(answer);
  await show(() => <Press send={send} options={{ after, done: 'Saved.' }} />);
  await press();
  await vi.waitFor(() => expect(shown.toasts).toEqual([{ title: 'Saved.', variant: 'success' }]));
  expect(order).toEqual(['http://bizmeet.test', 'the answer']);
  expect(said()).toBe('');
});

it('asks again for all that is shown, and is busy until it has come', async () => {
  const refetched = Promise.withResolvers<string>();
  const queryFn = vi.fn().mockResolvedValueOnce('before').mockReturnValue(refetched.promise);
  await queries.client.prefetchQuery({ queryKey: ['shown'], queryFn });
  await show(() => (
    <Listed queryFn={queryFn}>{() => <Press send={answered} options={{ after: 'everything' }} />}</Listed>
  ));
  button()?.click();
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(button()?.textContent).toBe('Busy'));
  refetched.resolve('after');
  await vi.waitFor(() => expect(button()?.textContent).toBe('Press'));
});

it('asks again for what came from one address, and for nothing else', async () => {
  const [members, settings] = [['GET /api/businesses/:id/members', { params: { id: 'b1' } }], ['settings']];
  for (const key of [members, settings]) queries.client.setQueryData(key, 'read before');
  await show(() => <Press send={answered} options={{ after: 'GET /api/businesses/:id/members' }} />);
  await press();
  await vi.waitFor(() => expect(queries.client.getQueryState(members)?.isInvalidated).toBe(true));
  expect(queries.client.getQueryState(settings)?.isInvalidated).toBe(false);
});

it('sends once, however often it is pressed', async () => {
  const send = vi.fn(() => new Promise<string>(() => undefined));
  await show(() => <Press send={send} />);
  button()?.click();
  button()?.click();
  await vi.waitFor(() => expect(button()?.textContent).toBe('Busy'));
  button()?.click();
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends again beside the first where the action says so', async () => {
  const send = vi.fn(() => new Promise<string>(() => undefined));
  await show(() => <Press send={send} options={{ isParallel: true }} />);
  button()?.click();
  button()?.click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

it('says beside the field what is wrong with it, and goes there', async () => {
  await show(() => <Press send={refused(WRONG_NAME)} />);
  await press();
  await vi.waitFor(() => expect(document.querySelector('[data-name]')?.textContent).toBe('Give it a name'));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'));
  expect(said()).toBe('');
});

it('says beside the button what the server refused', async () => {
  await show(() => <Press send={refused({ status: 422, detail: 'It is closed.' })} />);
  await press();
  await vi.waitFor(() => expect(said()).toBe('It is closed.'));
  expect(document.querySelector('output')?.textContent).toBe('{"status":422,"detail":"It is closed."}');
  expect(shown.toasts).toEqual([]);
});

it('says that the page is new where somebody was faster', async () => {
  const afterRefusal = vi.fn();
  await show(() => <Press send={refused(TAKEN)} options={{ conflict: 'Look again.', afterRefusal }} />);
  await press();
  await vi.waitFor(() => expect(said()).toBe('Somebody decided already. Look again.'));
  expect(afterRefusal).toHaveBeenCalledWith(TAKEN, undefined);
});

it('says what to do when the connection is lost', async () => {
  await show(() => <Press send={refused(new TypeError('Failed to fetch'))} />);
  await press();
  await vi.waitFor(() => expect(said()).toBe('Check your connection and try again.'));
});

it('says what to do without waiting for the page to refetch, which finds no connection either', async () => {
  const failing: Send<void, string> = async () => Promise.reject(new TypeError('Failed to fetch'));
  const afterRefusal = vi.fn(() => new Promise(() => {}));
  await show(() => <Press send={failing} options={{ afterRefusal }} />);
  await press();
  await vi.waitFor(() => expect(said()).toBe('Check your connection and try again.'));
  expect(afterRefusal).toHaveBeenCalled();
});

it('says it in a toast where the action has a title for one', async () => {
  await show(() => <Press send={refused(TAKEN)} options={{ failed: 'Not saved' }} />);
  await press();
  const description = 'Somebody decided already.';
  await vi.waitFor(() =>
    expect(shown.toasts).toEqual([{ title: 'Not saved', description, variant: 'destructive' }]),
  );
  expect(said()).toBe('');
});

it('redirects to sign-in and says "User not authenticated" when the session has ended (decision: in the toast) [ERR-30] [ERR-31]', async () => {
  await show(() => <Press send={refused(SIGNED_OUT)} options={{ failed: 'Not saved' }} />);
  await press();
  await vi.waitFor(() => expect(shown.auth.getState().user).toBeNull());
  expect(shown.toasts).toEqual([
    {
      title: 'User not authenticated',
      description: 'Your session ended. Sign in and try again.',
      variant: 'destructive',
    },
  ]);
});

it('redirects a person who turns out to be signed out to sign-in', async () => {
  await show(() => <Press send={refused(SIGNED_OUT)} />);
  await press();
  await vi.waitFor(() => expect(shown.auth.getState().user).toBeNull());
});

it('says in passing what was refused when the page takes away what was pressed', async () => {
  const queryFn = vi.fn().mockResolvedValueOnce('open').mockResolvedValue('decided');
  await queries.client.prefetchQuery({ queryKey: ['shown'], queryFn });
  await show(() => (
    <Listed queryFn={queryFn}>
      {(state) =>
        state === 'open' ? (
          <Press send={refused(TAKEN)} options={{ afterRefusal: 'everything', conflict: 'Look again.' }} />
        ) : null
      }
    </Listed>
  ));
  button()?.click();
  await vi.waitFor(() => expect(button()).toBeNull());
  await vi.waitFor(() => expect(shown.toasts).toHaveLength(1));
  expect(shown.toasts[0]).toMatchObject({ title: 'Somebody decided already.', description: 'Look again.' });
});

it('is still done and said when the answer comes after one has gone on', async () => {
  const answer = Promise.withResolvers<string>();
  const after = vi.fn();
  let leave = () => {};
  await show(() => {
    const [isHere, setIsHere] = useState(true);
    leave = () => setIsHere(false);
    return isHere ? <Press send={() => answer.promise} options={{ after, done: 'Saved.' }} /> : null;
  });
  button()?.click();
  leave();
  await vi.waitFor(() => expect(button()).toBeNull());
  answer.resolve('late');
  await vi.waitFor(() => expect(shown.toasts).toHaveLength(1));
  expect(after).toHaveBeenCalledWith('late', undefined);
});

it('lets actions that take turns go out one after the other', async () => {
  const first = Promise.withResolvers<string>();
  const order: string[] = [];
  const change = { turn: 'files', after: (answer: string) => void order.push(answer) };
  await show(() => <Press send={() => first.promise} options={change} />);
  button()?.click();
  const second = performAction(
    shown.router,
    async () => {
      order.push('sent');
      return 'second';
    },
    change,
  );
  first.resolve('first');
  expect(await second).toBe('second');
  expect(order).toEqual(['first', 'sent', 'second']);
});

it('tells a caller without a component why it was refused', async () => {
  await show(() => <Press send={answered} />);
  await expect(performAction(shown.router, () => Promise.reject(SIGNED_OUT))).rejects.toBe(SIGNED_OUT);
  expect(shown.auth.getState().user).toBeNull();
});

it('stays busy once it is done where the page goes', async () => {
  await show(() => <Press send={answered} options={{ staysBusy: true, done: 'Gone.' }} />);
  button()?.click();
  await vi.waitFor(() => expect(shown.toasts).toHaveLength(1));
  await new Promise((drawn) => setTimeout(drawn, 20));
  expect(button()?.textContent).toBe('Busy');
});

const answered: Send<void, string> = async () => 'done';

function refused(cause: unknown): Send<void, string> {
  return () => Promise.reject<never>(cause);
}

type ListedProps = { queryFn: () => Promise<string>; children: (shown: string) => ReactNode };

function Listed({ queryFn, children }: ListedProps) {
  const { data } = useSuspenseQuery({ queryKey: ['shown'], queryFn }, queries.client);
  return children(data);
}
