import { useState } from 'react';
import type { Viewer } from '#domain/accounts/navigation.ts';
import { MemberBar } from '#web/components/member-bar.tsx';
import { TabBar } from '#web/components/tab-bar.tsx';
import { VisitorBar } from '#web/components/visitor-bar.tsx';
import { Segments } from '#web/ui/chip.tsx';
import { toast } from '#web/ui/toast.ts';
import { Section } from './section.tsx';

type Persona = 'visitor' | 'business' | 'creator' | 'admin' | 'roleless';

const VIEWERS: Record<Exclude<Persona, 'visitor'>, Viewer> = {
  business: { email: 'ana@crumb.example', full_name: 'Ana Crumb', role: 'business' },
  creator: { email: 'maya@okafor.studio', full_name: 'Maya Okafor', role: 'creator' },
  admin: { email: 'desk@bizmeet.example', full_name: null, role: 'admin' },
  roleless: { email: null, full_name: null, role: null },
};

/** The header for each kind of visitor. */
export function BarsSection({ className }: { className?: string }) {
  const [persona, setPersona] = useState<Persona>('creator');
  return (
    <Section title="App bar" {...(className && { className })}>
      <Segments
        label="Seen by"
        value={persona}
        onValueChange={setPersona}
        options={[
          { value: 'visitor', label: 'Visitor' },
          { value: 'business', label: 'Business' },
          { value: 'creator', label: 'Creator' },
          { value: 'admin', label: 'Admin' },
          { value: 'roleless', label: 'No role' },
        ]}
        className="mb-4"
      />
      <div className="rounded-control border border-line">
        {persona === 'visitor' ? <VisitorBar /> : <Bars viewer={VIEWERS[persona]} />}
      </div>
    </Section>
  );
}

function Bars({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <MemberBar
        viewer={viewer}
        unreadCount={128}
        currentPath=""
        onSignOut={() => toast({ title: 'Successfully logged out', variant: 'success' })}
      />
      <TabBar role={viewer.role} unreadCount={128} currentPath="" />
    </>
  );
}
