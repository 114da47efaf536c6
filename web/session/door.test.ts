import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeDoor, currentDoor, openDoor, watchDoor } from './door.ts';
import { doorHref } from './door-href.ts';
import { isDoorPath, openDoorFor } from './door-link.ts';
import { headingOf, readDoorSearch } from './door-search.ts';

afterEach(closeDoor);

it('is shut until somebody opens it, and turns from one dialog into another', () => {
  expect(currentDoor()).toBeNull();
  openDoor({ kind: 'sign-in', returnTo: '/campaigns' });
  openDoor({ kind: 'sign-up' });
  expect(currentDoor()).toEqual({ kind: 'sign-up' });
  closeDoor();
  expect(currentDoor()).toBeNull();
});

it('tells whoever watches, once for each change', () => {
  const onChange = vi.fn();
  const stop = watchDoor(onChange);
  openDoor({ kind: 'sign-in' });
  closeDoor();
  closeDoor();
  stop();
  openDoor({ kind: 'sign-in' });
  expect(onChange).toHaveBeenCalledTimes(2);
});

describe('a link to the door', () => {
  it('opens the dialog that stands for its page [AUTH-01]', () => {
    openDoorFor('/login', '?returnTo=/campaigns');
    expect(currentDoor()).toEqual({ kind: 'sign-in', returnTo: '/campaigns' });
  });

  it('brings its intent and role along [ROUTE-46] [ROUTE-47]', () => {
    openDoorFor('/signup', '?role=business&intent=post-job');
    expect(currentDoor()).toEqual({ kind: 'sign-up', role: 'business', intent: 'post-job' });
  });

  it('knows the role from the intent', () => {
    openDoorFor('/signup', '?intent=creator-apply');
    expect(currentDoor()).toMatchObject({ role: 'creator' });
  });

  it('is one to /login or /signup alone', () => {
    expect(['/login', '/signup'].every(isDoorPath)).toBe(true);
    expect(['/', '/logout', '/auth/link', 'constructor'].some(isDoorPath)).toBe(false);
    openDoorFor('/logout', '');
    expect(currentDoor()).toBeNull();
  });
});

describe('readDoorSearch', () => {
  it('keeps what it understands and drops the rest', () => {
    const search = { intent: 'business', role: 'admin', returnTo: '//evil.example', mode: 'link', x: '1' };
    expect(readDoorSearch(search)).toEqual({ intent: 'business', mode: 'link' });
  });

  it('says where somebody is heading: the page they came from before their intent', () => {
    expect(headingOf({ returnTo: '/campaigns', intent: 'business' })).toBe('/campaigns');
    expect(headingOf({ intent: 'business' })).toBe('/business');
    expect(headingOf({})).toBeNull();
  });

  it('keeps the errand on the way to the other door', () => {
    expect(doorHref('/signup', { returnTo: '/campaigns', email: 'maya@okafor.studio', mode: 'link' })).toBe(
      '/signup?returnTo=/campaigns',
    );
    expect(doorHref('/login', {})).toBe('/login');
  });
});
