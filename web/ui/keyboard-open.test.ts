import { describe, expect, it } from 'vitest';
import { createKeyboardDetector } from './keyboard-open.ts';

describe('createKeyboardDetector', () => {
  it('takes a viewport shrunk by over 150 px for an open keyboard, not one shrunk by 150 [UI-10]', () => {
    const detector = createKeyboardDetector({ width: 390, height: 844 });
    detector.see({ width: 390, height: 694 });
    expect(detector.isOpen()).toBe(false);
    detector.see({ width: 390, height: 693 });
    expect(detector.isOpen()).toBe(true);
    detector.see({ width: 390, height: 844 });
    expect(detector.isOpen()).toBe(false);
  });

  it('measures against the tallest viewport, so a retracting address bar does not hide a keyboard', () => {
    const detector = createKeyboardDetector({ width: 390, height: 760 });
    detector.see({ width: 390, height: 844 });
    detector.see({ width: 390, height: 640 });
    expect(detector.isOpen()).toBe(true);
  });

  it('starts afresh when the phone is turned', () => {
    const detector = createKeyboardDetector({ width: 390, height: 844 });
    detector.see({ width: 844, height: 390 });
    expect(detector.isOpen()).toBe(false);
  });
});
