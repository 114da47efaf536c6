import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ViewerRole } from '#domain/accounts/navigation.ts';
import { AppBar } from './app-bar.tsx';
import { MemberBar } from './member-bar.tsx';

describe('for visitors', () => {
  const html = renderToString(<AppBar viewer={null} unreadCount={0} onSignOut={() => {}} />);

  it('shows the wordmark as the way home [NAV-01] [NAV-25]', () => {
    expect(linkTo(html, '/')).toContain('Bizmeet');
  });

  it('begins with a link that skips to the main content [NAV-02]', () => {
    expect(linksIn(html)[0]).toMatch(/href="#main".*Skip to main content/s);
  });

  it('offers Sign In and Sign Up [NAV-07]', () => {
    expect(linkTo(html, '/login')).toContain('Sign In');
    expect(linkTo(html, '/signup')).toContain('Sign Up');
  });

  it('offers only Sign In on a page that belongs to an account, such as one a mailed link opened', () => {
    const bar = renderToString(<AppBar viewer={null} hasAccount unreadCount={0} onSignOut={() => {}} />);
    expect(linkTo(bar, '/login')).toContain('Sign In');
    expect(bar).not.toContain('Sign Up');
  });

  it('scrolls to the sections of the landing page [NAV-08] [NAV-09] [NAV-10]', () => {
    expect(linkTo(html, '/#how-it-works')).toContain('How It Works');
    expect(linkTo(html, '/#businesses')).toContain('Businesses');
    expect(linkTo(html, '/#creators')).toContain('Creators');
  });

  it('has a menu that is closed at first [NAV-26]', () => {
    expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*aria-label="Open menu"/);
  });
});

describe('for people who are signed in', () => {
  it.each<[ViewerRole, string]>([
    ['business', '/business'],
    ['creator', '/creator'],
    ['admin', '/admin'],
  ])('the logo of a %s leads to %s [NAV-24]', (role, home) => {
    expect(linkTo(barOf(role), home)).toContain('Bizmeet');
  });

  it('shows no way to sign in or up', () => {
    expect(barOf('creator')).not.toMatch(/Sign In|Sign Up/);
  });

  it('counts unread messages from the first one on [NAV-21]', () => {
    expect(linkTo(barOf('creator', 0), '/creator/messages')).not.toContain('unread');
    expect(linkTo(barOf('creator', 1), '/creator/messages')).toMatch(/>1<.*unread message</s);
    expect(linkTo(barOf('creator', 2), '/creator/messages')).toMatch(/>2<.*unread messages</s);
  });

  it('counts no further than 99 [NAV-22] [MSG-04]', () => {
    expect(linkTo(barOf('business', 99), '/business/messages')).toMatch(/>99</);
    expect(linkTo(barOf('business', 100), '/business/messages')).toMatch(/>99\+</);
  });

  it('marks the page one is at', () => {
    expect(linkTo(barOf('creator', 0, '/creator/messages'), '/creator/messages')).toContain(
      'aria-current="page"',
    );
  });
});

function barOf(role: ViewerRole, unreadCount = 0, currentPath = ''): string {
  const viewer = { email: 'maya@okafor.studio', full_name: 'Maya Okafor', role };
  return renderToString(
    <MemberBar viewer={viewer} unreadCount={unreadCount} currentPath={currentPath} onSignOut={() => {}} />,
  );
}

function linkTo(html: string, href: string): string {
  return linksIn(html).find((link) => link.includes(`href="${href}"`)) ?? '';
}

function linksIn(html: string): string[] {
  return html.match(/<a .*?<\/a>/gs) ?? [];
}
