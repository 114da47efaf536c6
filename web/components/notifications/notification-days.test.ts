import { expect, it } from 'vitest';
import { notificationDays } from './notification-days.ts';

const NOW = new Date('2026-06-12T03:30:00Z');

function notificationAt(created_at: string) {
  return {
    id: created_at,
    title: 'You are in',
    body: '',
    href: '/creator',
    business_name: null,
    read_at: null,
    created_at,
  };
}

it('are days of New York, the latest first', () => {
  const notifications = [
    notificationAt('2026-06-12T03:10:00Z'),
    notificationAt('2026-06-11T04:00:00Z'),
    notificationAt('2026-06-11T03:59:00Z'),
    notificationAt('2026-06-09T16:00:00Z'),
    notificationAt('2025-12-24T16:00:00Z'),
  ];
  const days = notificationDays(notifications, NOW).map(({ words, notifications: ofDay }) => [
    words,
    ofDay.length,
  ]);
  expect(days).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Jun 9', 1],
    ['Dec 24, 2025', 1],
  ]);
});

it('what comes in from a clock ahead of ours is of today', () => {
  expect(notificationDays([notificationAt('2026-06-12T05:00:00Z')], NOW)[0]?.words).toBe('Today');
});
