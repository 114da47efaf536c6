import { notifyManager, useMutation } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ProblemDocument } from '#contract/platform/problem.ts';
import { adviceFor, type FormErrors, NO_ERRORS, readFormErrors } from '#web/api/form-errors.ts';
import { focusField } from '#web/ui/focus-field.ts';
import { type ToastRequest, toast } from '#web/ui/toast.ts';
import { actionOptions, type Changes, cacheOf, type Send } from './perform-action.ts';
import { isSignedOut } from './session-lost.ts';

export interface ActionOptions<Input, Answer, Name extends string> extends Changes<Input, Answer> {
  /** The title of the error toast. Without it, the error is shown beside the button. */
  failed?: string | ((advice: string, input: Input) => ToastRequest);
  /** Added to the advice if somebody else acted first. */
  conflict?: string;
  /** The form's fields, in the order they are checked. */
  names?: readonly Name[];
  /** The form: its first refused field takes the focus. */
  form?: RefObject<HTMLElement | null>;
  /** Allows another press before the first is answered, as in a list. */
  isParallel?: boolean;
  /** Actions with the same name run one at a time. */
  turn?: string;
  /** Stays busy after success, because the page is left. */
  staysBusy?: boolean;
}

export interface Action<Input, Name extends string = never> {
  /** Resolves to whether it succeeded; an error has been shown by then. */
  run(input: Input): Promise<boolean>;
  isBusy: boolean;
  /** The input being sent, or sent last. */
  input: Input | undefined;
  /** An error that belongs to no field. */
  problem: string | null;
  /** The reason the last press was refused, for pages that then show something else. */
  refusal: unknown;
  fields: Partial<Record<Name, string>>;
  /** Shows errors found before sending. */
  refuse(errors: FormErrors<Name>): void;
  say(problem: string | null): void;
}

/** An action for a press: sends the call, updates what the page shows and reports the result. */
export function useAction<Input = void, Answer = unknown, const Name extends string = never>(
  send: Send<Input, Answer>,
  options: ActionOptions<Input, Answer, Name> = {},
): Action<Input, Name> {
  const router: AnyRouter = useRouter();
  const mutation = useMutation(
    useMemo(() => actionOptions<Input, Answer>(router, options.turn), [router, options.turn]),
    cacheOf(router),
  );
  const [errors, setErrors] = useState<FormErrors<Name>>(NO_ERRORS);
  const isUnderWay = useRef(false);
  const isHere = useIsHere();
  const focusFirst = useEffectEvent((refused: FormErrors<Name>['fields']) => {
    const first = options.names?.find((name) => refused[name]);
    if (first) focusField(options.form?.current ?? null, first);
  });
  useEffect(() => focusFirst(errors.fields), [errors]);

  async function run(input: Input): Promise<boolean> {
    if (isUnderWay.current && !options.isParallel) return false;
    isUnderWay.current = true;
    setErrors(NO_ERRORS);
    try {
      await mutation.mutateAsync({ input, send, changes: options });
      return true;
    } catch (cause) {
      await drawn();
      if (options.failed && !isSignedOut(cause)) toast(failedToast(options.failed, cause, input));
      else if (isHere.current) setErrors(errorsIn(cause, options));
      // A signed-out user sees the sign-in dialog instead.
      else if (!isSignedOut(cause)) toastRefusal(cause, options.conflict);
      return false;
    } finally {
      isUnderWay.current = false;
    }
  }

  return {
    run,
    isBusy: mutation.isPending || (options.staysBusy === true && mutation.isSuccess),
    input: mutation.variables?.input,
    problem: errors.rest,
    refusal: mutation.error,
    fields: errors.fields,
    refuse: setErrors,
    say: (rest) => setErrors({ fields: {}, rest }),
  };
}

/** The cache notifies the page in order, so by then the refetched data has rendered. */
function drawn(): Promise<void> {
  return new Promise((done) => notifyManager.schedule(done));
}

function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

function failedToast<Input>(
  failed: NonNullable<ActionOptions<Input, unknown, never>['failed']>,
  cause: unknown,
  input: Input,
): ToastRequest {
  const advice = adviceFor(cause);
  if (typeof failed !== 'string') return failed(advice, input);
  return { title: failed, description: advice, variant: 'destructive' };
}

function errorsIn<Name extends string>(
  cause: unknown,
  { names = [], conflict }: { names?: readonly Name[]; conflict?: string },
): FormErrors<Name> {
  const { fields, rest } = readFormErrors(cause, names);
  return { fields, rest: rest && conflict && isConflict(cause) ? `${rest} ${conflict}` : rest };
}

const LONG_ENOUGH_MS = 10_000;

/** Shows the error as a toast, because the button is gone, and a message beside it would be gone too. */
function toastRefusal(cause: unknown, conflict: string | undefined): void {
  toast({
    title: adviceFor(cause),
    ...(conflict && isConflict(cause) && { description: conflict }),
    variant: 'destructive',
    duration_ms: LONG_ENOUGH_MS,
  });
}

function isConflict(cause: unknown): boolean {
  return ((cause ?? {}) as Partial<ProblemDocument>).status === 409;
}
