import { type FormEvent, useEffect, useRef } from 'react';
import type { OwnSocialAccount } from '#contract/creators/social-accounts.ts';
import { canMoveSocialAccount } from '#domain/creators/social-account-states.ts';
import { PLATFORM_NAMES, readHandle, type SocialPlatform } from '#domain/creators/social-platforms.ts';
import type { FormErrors } from '#web/api/form-errors.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { exactCount } from './count-words.ts';
import { readCount } from './read-count.ts';
import type { Claims } from './social-actions.ts';

type SocialFormProps = {
  platform: SocialPlatform;
  account: OwnSocialAccount | null;
  onSave: (claims: Claims) => Promise<unknown>;
  onCancel: () => void;
};

const NAMES = ['handle', 'claimed_followers', 'claimed_avg_views'] as const;
type Name = (typeof NAMES)[number];
type Fields = Record<Name, string>;

/** The handle and its self-reported numbers. */
export function SocialForm({ platform, account, onSave, onCancel }: SocialFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const saving = useAction((_, claims: Claims) => onSave(claims), { names: NAMES, form });
  const name = PLATFORM_NAMES[platform];
  const isFixed = account !== null && !canMoveSocialAccount('rename', account.status);

  // It replaces the button that opened it, so it takes the focus.
  useEffect(() => focusField(form.current, 'handle'), []);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Fields;
    const read = readClaims(platform, fields);
    if ('fields' in read) saving.refuse(read);
    else void saving.run(read.claims);
  }

  return (
    <form ref={form} noValidate onSubmit={save}>
      <div className="grid grid-cols-2 gap-4 *:first:col-span-2 sm:grid-cols-[1fr_9.5rem_9.5rem] sm:*:first:col-span-1">
        <TextField
          label={`Handle on ${name}`}
          name="handle"
          lead={<span aria-hidden="true">@</span>}
          defaultValue={account?.handle ?? ''}
          placeholder={platform === 'youtube' ? 'maya-eats' : 'maya.eats'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          required
          error={saving.fields.handle}
          locked={isFixed ? `From ${name}. Disconnect to use another account` : undefined}
        />
        <CountField
          label="Followers"
          name="claimed_followers"
          count={account?.claimed_followers ?? null}
          error={saving.fields.claimed_followers}
        />
        <CountField
          label="Average views"
          name="claimed_avg_views"
          count={account?.claimed_avg_views ?? null}
          error={saving.fields.claimed_avg_views}
        />
      </div>
      <FormAlert className="mt-3">{saving.problem}</FormAlert>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button type="submit" loading={saving.isBusy}>
          {account ? 'Save' : `Add ${name}`}
        </Button>
        <Button variant="ghost" disabled={saving.isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type CountFieldProps = { label: string; name: Name; count: number | null; error: string | undefined };

function CountField({ label, name, count, error }: CountFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={count === null ? '' : exactCount(count)}
      maxLength={20}
      hint="Optional"
      error={error}
    />
  );
}

function readClaims(platform: SocialPlatform, fields: Fields): { claims: Claims } | FormErrors<Name> {
  const handle = readHandle(platform, fields.handle);
  const claimed_followers = readCount(fields.claimed_followers);
  const claimed_avg_views = readCount(fields.claimed_avg_views);
  if (handle !== null && claimed_followers !== undefined && claimed_avg_views !== undefined) {
    return { claims: { handle, claimed_followers, claimed_avg_views } };
  }
  const isEmpty = fields.handle.trim() === '';
  const advice = isEmpty ? 'Enter the handle' : `Enter it the way ${PLATFORM_NAMES[platform]} shows it`;
  return {
    fields: {
      ...(handle === null && { handle: advice }),
      ...(claimed_followers === undefined && { claimed_followers: 'Enter a number' }),
      ...(claimed_avg_views === undefined && { claimed_avg_views: 'Enter a number' }),
    },
    rest: null,
  };
}
