import { type FormEvent, useEffect, useState } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import type { Submission } from '#contract/creators/profiles.ts';
import type { OwnSocialAccount } from '#contract/creators/social-accounts.ts';
import {
  AGREEMENTS,
  type Agreement,
  APPLICATION_STEPS,
  type ApplicationStep,
} from '#domain/creators/application-steps.ts';
import type { ProfileValues } from '#web/components/profile/profile-values.ts';
import type { ProfileHandle } from '#web/components/profile/use-profile.ts';
import { useAction } from '#web/session/use-action.ts';
import { toast } from '#web/ui/toast.ts';
import type { MissingLine } from './missing-summary.tsx';
import { leftBehind, missingParts, problemsIn } from './step-missing.ts';
import { fetchStep } from './step-parts.ts';
import { STEP_FACES, stepAfter, stepHref } from './steps.ts';
import { useShownErrors } from './use-shown-errors.ts';
import { useStepFocus } from './use-step-focus.ts';

export interface ApplyParts {
  step: ApplicationStep;
  handle: ProfileHandle;
  files: readonly MediaFile[];
  accounts: readonly OwnSocialAccount[];
  /** The progress of background uploads; null without uploads. */
  uploadWords: string | null;
  onGo: (step: ApplicationStep) => void;
  /** Resolves when it is sent and the session is up to date. */
  onSend: (agreed: Submission) => Promise<void>;
}

/** The application's state and actions, without its layout. */
export function useApplication({ step, handle, files, accounts, uploadWords, onGo, onSend }: ApplyParts) {
  const { application, values, problems, store } = handle;
  const { profile, agreed_at } = application;
  const missing = missingParts(values, {
    links: profile.links,
    file_count: files.filter(({ status }) => status !== 'failed').length,
    social_account_count: accounts.length,
  });
  const errors = useShownErrors(handle, missing);
  const focus = useStepFocus(step);
  const [agreed, setAgreed] = useState<Submission>(() => allAgreed(agreed_at !== null));
  const sending = useAction(
    async () => {
      await store.flush();
      await onSend(agreed);
    },
    { failed: 'Application not sent' },
  );
  const lines = linesOf(step, errors.shown, missing, problemsIn(step, problems), agreed);
  const wrong = problemsIn(step, problems);

  const next = stepAfter(step);
  useEffect(() => {
    if (next) return whenIdle(() => void fetchStep(next));
  }, [next]);

  function submitStep(event?: FormEvent) {
    event?.preventDefault();
    void store.flush();
    errors.show([step]);
    if (wrong.length > 0) focus.onSummary();
    else if (next !== null) goOn(next);
    else send();
  }

  function goOn(to: ApplicationStep) {
    const title = leftBehind(missing, step);
    if (title !== null) toast({ title, description: 'You can come back before you send your application.' });
    onGo(to);
  }

  function send() {
    errors.show(APPLICATION_STEPS);
    if (missing.length > 0 || Object.values(agreed).includes(false)) return focus.onSummary();
    void sending.run();
  }

  return {
    ...focus,
    missing,
    lines,
    summaryTitle: summaryTitle(lines.length, step),
    errorOf: (name: string) =>
      name in AGREEMENTS && errors.shown.has('send') && !agreed[name as Agreement]
        ? AGREEMENTS[name as Agreement]
        : errors.errorOf(name),
    isHeldUp: Object.keys(handle.state.typed).some((name) =>
      Object.keys(problems).some((path) => path === name || path.startsWith(`${name}.`)),
    ),
    onBlur: (event: Parameters<typeof errors.onBlur>[0]) => {
      errors.onBlur(event);
      void store.flush();
    },
    onSubmit: submitStep,
    edit: (change: Partial<ProfileValues>) => store.edit(change),
    agreed,
    agree: (name: Agreement, isOn: boolean) => setAgreed({ ...agreed, [name]: isOn }),
    footWords: uploadWords,
    action: {
      label: next ? STEP_FACES[next].verb : 'Send application',
      isBusy: sending.isBusy,
      onPress: () => submitStep(),
    },
  };
}

/** Runs once the page is idle; returns a function that cancels it. */
function whenIdle(act: () => void): () => void {
  // Safari doesn't support it yet.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 1500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 4000 });
  return () => cancelIdleCallback(handle);
}

function allAgreed(is: boolean): Submission {
  return { is_adult: is, labels_paid_posts: is, shows_own_work: is };
}

/** In the last step, everything that is missing; in the others, the problems of that step once it was passed. */
function linesOf(
  step: ApplicationStep,
  shown: ReadonlySet<ApplicationStep>,
  missing: ReturnType<typeof missingParts>,
  wrong: readonly [string, string][],
  agreed: Submission,
): MissingLine[] {
  if (!shown.has(step)) return [];
  const here = missing
    .filter((part) => step === 'send' || part.step === step)
    .map(({ step: at, name, message }) => ({ href: stepHref(at), name: at === step ? name : null, message }));
  const typed = wrong.map(([name, message]) => ({ href: stepHref(step), name, message }));
  const terms =
    step === 'send'
      ? Object.entries(AGREEMENTS)
          .filter(([name]) => !agreed[name as Agreement])
          .map(([name, message]) => ({ href: stepHref(step), name, message }))
      : [];
  return [...typed, ...here, ...terms];
}

function summaryTitle(count: number, step: ApplicationStep): string {
  const things = count === 1 ? '1 thing' : `${count} things`;
  return step === 'send' ? `${things} left before you can send` : `${things} to fix here`;
}
