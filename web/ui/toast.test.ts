import { beforeEach, describe, expect, it, vi } from 'vitest';

describe('toast', () => {
  let module: typeof import('./toast.ts');

  beforeEach(async () => {
    vi.resetModules();
    module = await import('./toast.ts');
  });

  it('keeps what is raised before the toaster has loaded, in order, and says that something waits', () => {
    const noticed = vi.fn();
    module.watchToasts(noticed);
    module.toast({ title: 'First' });
    module.toast({ title: 'Second' });
    expect(noticed).toHaveBeenCalledTimes(2);
    expect(module.hasToastWaiting()).toBe(true);

    const shown: string[] = [];
    module.connectToaster(({ title }) => shown.push(title));
    expect(shown).toEqual(['First', 'Second']);
    expect(module.hasToastWaiting()).toBe(false);
  });

  it('hands every later toast straight to the toaster', () => {
    const shown = vi.fn();
    module.connectToaster(shown);
    module.toast({ title: 'Saved', variant: 'success' });
    expect(shown).toHaveBeenCalledExactlyOnceWith({ title: 'Saved', variant: 'success' });
  });

  it('waits again after the toaster is gone', () => {
    const shown = vi.fn();
    module.connectToaster(shown)();
    module.toast({ title: 'Later' });
    expect(shown).not.toHaveBeenCalled();
    expect(module.hasToastWaiting()).toBe(true);
  });
});
