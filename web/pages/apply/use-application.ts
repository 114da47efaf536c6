import { type FormEvent, useEffect, useState } from 'react';
import type { Submission } from '#contract/creators.ts';
import type { MediaFile } from '#contract/media.ts';
import type { OwnSocialAccount } from '#contract/social-accounts.ts';
import {
  AGREEMENTS,
  type Agreement,
  APPLICATION_STEPS,
  type ApplicationStep,
} from '#domain/application-steps.ts';
import type { ProfileValues } from '#web/components/profile/profile-values.ts';
import type { ProfileHandle } from '#web/components/profile/use-profile-draft.ts';
import { readTrouble } from '#web/components/settings/form-trouble.ts';
import { toast } from '#web/ui/toast.ts';
import type { MissingLine } from './missing-summary.tsx';
import { missingParts, problemsIn } from './step-missing.ts';
import { fetchStep } from './step-parts.ts';
import { STEP_FACES, stepAfter, stepHref } from './steps.ts';
import { useShownErrors } from './use-shown-errors.ts';
import { useStepFocus } from './use-step-focus.ts';

export interface ApplyParts {
  step: ApplicationStep;
  handle: ProfileHandle;
  files: readonly MediaFile[];
  accounts: readonly OwnSocialAccount[];
  /** What the uploads behind the page are at; null where there are none. */
  uploadWords: string | null;
  onGo: (step: ApplicationStep) => void;
  /** Resolves once it is sent and the account knows it. */
  onSend: (agreed: Submission) => Promise<void>;
}

/** What the page of an application knows and does, apart from how it looks. */
export function useApplication({ step, handle, files, accounts, uploadWords, onGo, onSend }: ApplyParts) {
  const { application, values, problems, draft } = handle;
  const { profile, agreed_at } = application;
  const missing = missingParts(values, {
    links: profile.links,
    file_count: files.filter(({ status }) => status !== 'failed').length,
    social_account_count: accounts.length,
  });
  const errors = useShownErrors(handle, missing);
  const focus = useStepFocus(step);
  const [agreed, setAgreed] = useState<Submission>(() => allAgreed(agreed_at !== null));
  const [isSending, setIsSending] = useState(false);
  const lines = linesOf(step, errors.shown, missing, problemsIn(step, problems), agreed);
  const wrong = problemsIn(step, problems);

  const next = stepAfter(step);
  useEffect(() => {
    if (next) return whenIdle(() => void fetchStep(next));
  }, [next]);

  function goOn(event?: FormEvent) {
    event?.preventDefault();
    void draft.flush();
    errors.show([step]);
    if (wrong.length > 0) focus.onSummary();
    else if (next !== null) onGo(next);
    else void send();
  }

  async function send() {
    errors.show(APPLICATION_STEPS);
    if (missing.length > 0 || Object.values(agreed).includes(false)) return focus.onSummary();
    setIsSending(true);
    try {
      await draft.flush();
      await onSend(agreed);
    } catch (cause) {
      const { rest } = readTrouble(cause, []);
      toast({
        title: 'Not sent',
        description: rest ?? 'Something is still missing.',
        variant: 'destructive',
      });
    } finally {
      setIsSending(false);
    }
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
      void draft.flush();
    },
    onSubmit: goOn,
    edit: (change: Partial<ProfileValues>) => draft.edit(change),
    agreed,
    agree: (name: Agreement, isOn: boolean) => setAgreed({ ...agreed, [name]: isOn }),
    footWords: uploadWords,
    action: {
      label: next ? STEP_FACES[next].verb : 'Send application',
      isBusy: isSending,
      onPress: () => goOn(),
    },
  };
}

/** Once the page has settled; answers how to call it off. */
function whenIdle(act: () => void): () => void {
  // Safari has no such call yet.
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

/** At the last stop everything that stands in the way; at the others what is amiss there, once it was passed. */
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
  const things = count === 1 ? 'One thing is' : `${count} things are`;
  return step === 'send' ? `${things} in the way of sending it` : `${things} missing here`;
}
