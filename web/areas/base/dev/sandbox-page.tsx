import { type FormEvent, useRef, useState } from 'react';
import { type ConnectablePlatform, PLATFORM_NAMES, readHandle } from '#domain/creators/social-platforms.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { readCount } from '#web/components/social/read-count.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export interface Consent {
  decision: 'allow' | 'deny';
  handle: string;
  followers: number;
  avg_views: number | null;
  is_private: boolean;
  post_views: number | null;
  behavior: Behavior;
}

type Behavior = 'works' | 'fails' | 'ends' | 'hides_posts';

const BEHAVIORS: readonly { value: Behavior; label: string; hint: string }[] = [
  { value: 'works', label: 'Answers', hint: 'And keeps answering for 60 days' },
  { value: 'fails', label: 'No answer', hint: 'When Bizmeet asks for the account' },
  { value: 'ends', label: 'Ends the connection', hint: 'After a minute, so the next check finds it gone' },
  { value: 'hides_posts', label: 'Hides posts', hint: 'Followers can be read, how posts did can’t' },
];

type SandboxPageProps = {
  platform: ConnectablePlatform;
  /** True if connecting an account brought the visitor here. */
  isAsked: boolean;
  onAnswer: (consent: Consent) => Promise<void>;
};

/** Stands in for a platform's consent page and lets the visitor choose its answer. */
export function SandboxPage({ platform, isAsked, onAnswer }: SandboxPageProps) {
  const name = PLATFORM_NAMES[platform];
  return (
    <main id="main" className="mx-auto max-w-[34rem] px-5 py-10 md:py-16">
      <p className="inline-flex items-center gap-2 rounded-badge bg-yellow-tint px-2.5 py-1 text-sm font-semibold text-yellow-text">
        <PlatformIcon platform={platform} />
        Sandbox, not {name}
      </p>
      <h1 className="type-tool-title mt-4">Connect your account to Bizmeet?</h1>
      <p className="mt-3 text-md text-ink-2">
        This page replaces {name} until its keys are set. Choose an account, and what {name} answers.
      </p>
      {isAsked ? (
        <ConsentForm platform={platform} onAnswer={onAnswer} />
      ) : (
        <Card className="mt-6">
          <p className="text-md text-ink-2">
            Nothing to allow. Choose Connect in your social accounts first.
          </p>
          <ButtonLink href="/" className="mt-4">
            Go home
          </ButtonLink>
        </Card>
      )}
    </main>
  );
}

type Wrong = { handle?: string; followers?: string; avg_views?: string; post_views?: string };

function ConsentForm({ platform, onAnswer }: Pick<SandboxPageProps, 'platform' | 'onAnswer'>) {
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const answering = useAction((_, consent: Consent) => onAnswer(consent), { staysBusy: true });
  const decision = answering.isBusy ? answering.input?.decision : undefined;

  function allow(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readAccount(platform, new FormData(event.currentTarget));
    if ('wrong' in read) {
      setWrong(read.wrong);
      const [first] = Object.keys(read.wrong);
      if (first) focusField(form.current, first);
      return;
    }
    setWrong({});
    void answering.run({ decision: 'allow', ...read });
  }

  return (
    <Card className="mt-6">
      <form ref={form} noValidate onSubmit={allow} className="grid gap-5">
        <TextField
          label="Handle"
          name="handle"
          lead={<span aria-hidden="true">@</span>}
          defaultValue="maya.eats"
          autoComplete="off"
          autoCapitalize="none"
          error={wrong.handle}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Followers"
            name="followers"
            inputMode="numeric"
            autoComplete="off"
            defaultValue="6,284"
            error={wrong.followers}
          />
          <TextField
            label="Average views"
            name="avg_views"
            inputMode="numeric"
            autoComplete="off"
            defaultValue="2,910"
            hint="Leave empty if the platform doesn’t share it"
            error={wrong.avg_views}
          />
        </div>
        <TextField
          label="Views of each post"
          name="post_views"
          inputMode="numeric"
          autoComplete="off"
          hint="Leave empty for made-up views that grow by the day"
          error={wrong.post_views}
        />
        <Checkbox name="is_private">The account is private</Checkbox>
        <RadioGroup
          label={`What ${PLATFORM_NAMES[platform]} does after you allow it`}
          name="behavior"
          options={BEHAVIORS}
          defaultValue="works"
        />
        <FormAlert>{answering.problem}</FormAlert>
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
          <Button size="touch" loading={decision === 'deny'} onClick={() => void answering.run(REFUSAL)}>
            Don’t allow
          </Button>
          <Button type="submit" variant="primary" size="touch" loading={decision === 'allow'}>
            Allow
          </Button>
        </div>
      </form>
    </Card>
  );
}

const REFUSAL: Consent = {
  decision: 'deny',
  handle: 'nobody',
  followers: 0,
  avg_views: null,
  is_private: false,
  post_views: null,
  behavior: 'works',
};

function readAccount(
  platform: ConnectablePlatform,
  data: FormData,
): Omit<Consent, 'decision'> | { wrong: Wrong } {
  const handle = readHandle(platform, String(data.get('handle')));
  const followers = readCount(String(data.get('followers')));
  const avg_views = readCount(String(data.get('avg_views')));
  const post_views = readCount(String(data.get('post_views')));
  if (
    handle !== null &&
    typeof followers === 'number' &&
    avg_views !== undefined &&
    post_views !== undefined
  ) {
    const behavior = BEHAVIORS.find(({ value }) => value === data.get('behavior'))?.value ?? 'works';
    const is_private = data.get('is_private') !== null;
    return { handle, followers, avg_views, is_private, post_views, behavior };
  }
  return {
    wrong: {
      ...(handle === null && { handle: 'Enter a valid handle' }),
      ...(typeof followers !== 'number' && { followers: 'Enter a number' }),
      ...(avg_views === undefined && { avg_views: 'Enter a number' }),
      ...(post_views === undefined && { post_views: 'Enter a number' }),
    },
  };
}
