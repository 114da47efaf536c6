import { PLATFORM_NAMES, type SocialPlatform } from '#domain/creators/social-platforms.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';

export type SocialQuestionProps = {
  action: 'disconnect' | 'remove';
  platform: SocialPlatform;
  handle: string;
  onYes: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks for confirmation before something is deleted that takes work to restore. */
export function SocialQuestion({ action, platform, handle, onYes, onClose }: SocialQuestionProps) {
  const name = PLATFORM_NAMES[platform];
  const words = WORDS[action];

  const confirming = useAction(onYes, { after: onClose });

  return (
    <Dialog
      open
      onOpenChange={(open) => open || confirming.isBusy || onClose()}
      closable={false}
      title={words.title(name)}
      description={words.consequence(handle, name)}
      actions={
        <>
          <Button onClick={onClose} disabled={confirming.isBusy}>
            Cancel
          </Button>
          <Button variant="danger-solid" loading={confirming.isBusy} onClick={() => void confirming.run()}>
            {words.verb}
          </Button>
        </>
      }
    >
      <FormAlert className="mt-4">{confirming.problem}</FormAlert>
    </Dialog>
  );
}

const WORDS = {
  disconnect: {
    title: (name: string) => `Disconnect ${name}?`,
    verb: 'Disconnect',
    consequence: (handle: string, name: string) =>
      `We’ll delete your profile’s numbers from ${name}, and @${handle} is unverified until you reconnect it. The numbers of posts you made for businesses stay.`,
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    verb: 'Remove',
    consequence: (handle: string) => `@${handle} and its numbers leave your profile.`,
  },
};
