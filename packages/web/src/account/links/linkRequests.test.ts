// Which mailed links this browser has requested.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetLinkRequest, hasRequestedLink, noteLinkRequest } from './linkRequests.ts';

const day = 24 * 3_600_000;

beforeEach(() => {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('a mailed link', () => {
  test('is recognized by its address, in upper or lower case', () => {
    noteLinkRequest('Ann@example.org');
    expect(hasRequestedLink('ann@Example.org')).toBe(true);
    expect(hasRequestedLink('bob@example.org')).toBe(false);
  });

  test('is recognized for a day', () => {
    noteLinkRequest('ann@example.org');
    vi.advanceTimersByTime(day - 1);
    expect(hasRequestedLink('ann@example.org')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(hasRequestedLink('ann@example.org')).toBe(false);
  });

  test('is no longer recognized once it is forgotten, while others still are', () => {
    noteLinkRequest('ann@example.org');
    noteLinkRequest('bob@example.org');
    forgetLinkRequest('ann@example.org');
    expect(hasRequestedLink('ann@example.org')).toBe(false);
    expect(hasRequestedLink('bob@example.org')).toBe(true);
  });

  test('is recognized for the last five addresses', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) noteLinkRequest(`${name}@example.org`);
    const known = ['a', 'b', 'f'].map((name) => hasRequestedLink(`${name}@example.org`));
    expect(known).toEqual([false, true, true]);
  });

  test.each(['{"email":"ann@example.org"}', '[null,1,{"email":"ann@example.org"}]', 'x'])(
    'is not known by what something else has stored: %s',
    (stored) => {
      window.localStorage.setItem('homeplot.linkRequests', stored);
      expect(hasRequestedLink('ann@example.org')).toBe(false);
      noteLinkRequest('ann@example.org');
      expect(hasRequestedLink('ann@example.org')).toBe(true);
    },
  );

  test('is never recognized without storage, and requesting one does no harm', () => {
    vi.stubGlobal('window', {});
    noteLinkRequest('ann@example.org');
    expect(hasRequestedLink('ann@example.org')).toBe(false);
  });
});
