import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestStorage } from '../../../testing/testWorkspace.ts';
import { isPreparerRemembered, rememberedPreparer, rememberPreparer } from './preparer.ts';

beforeEach(() => void vi.stubGlobal('window', { localStorage: new TestStorage() }));
afterEach(() => vi.unstubAllGlobals());

const ann = { preparer: 'Ann Lee', license: 'A-12' };

test('a plan that somebody else prepared is told from those of the remembered preparer', () => {
  expect(isPreparerRemembered(undefined)).toBe(false);
  rememberPreparer({ ...ann, owner: 'Jo Smith' });
  expect(rememberedPreparer()).toEqual(ann);
  expect(isPreparerRemembered(undefined)).toBe(true);
  expect(isPreparerRemembered({ ...ann, owner: 'Max Roe' })).toBe(true);
  expect(isPreparerRemembered({ preparer: 'Bob', license: 'A-12' })).toBe(false);
  rememberPreparer(undefined);
  expect(isPreparerRemembered(ann)).toBe(false);
});
