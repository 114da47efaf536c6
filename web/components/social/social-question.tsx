import { useState } from 'react';
import { PLATFORM_NAMES, type SocialPlatform } from '#domain/social-platforms.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormAlert } from '../door/form-alert.tsx';
import { adviceFor } from '../settings/form-trouble.ts';

export type SocialQuestionProps = {
  deed: 'disconnect' | 'remove';
  platform: SocialPlatform;
  handle: string;
  onYes: () => Promise<unknown>;
  onClose: () => void;
};

/** Asked before something goes that takes work to bring back. */
export function SocialQuestion({ deed, platform, handle, onYes, onClose }: SocialQuestionProps) {
  const [isDoing, setIsDoing] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const name = PLATFORM_NAMES[platform];
  const words = WORDS[deed];

  async function run() {
    setIsDoing(true);
    setTrouble(null);
    try {
      await onYes();
      onClose();
    } catch (cause) {
      setTrouble(adviceFor(cause));
      setIsDoing(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || isDoing || onClose()}
      closable={false}
      title={words.title(name)}
      description={words.consequence(handle, name)}
      actions={
        <>
          <Button onClick={onClose} disabled={isDoing}>
            Keep it
          </Button>
          <Button variant="danger-solid" loading={isDoing} onClick={run}>
            {words.verb}
          </Button>
        </>
      }
    >
      <FormAlert className="mt-4">{trouble}</FormAlert>
    </Dialog>
  );
}

const WORDS = {
  disconnect: {
    title: (name: string) => `Disconnect ${name}?`,
    verb: 'Disconnect',
    consequence: (handle: string, name: string) =>
      `What we read from ${name} goes, and @${handle} counts as not proven until you connect it again.`,
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    verb: 'Remove',
    consequence: (handle: string) => `@${handle} and its numbers leave your profile.`,
  },
};
