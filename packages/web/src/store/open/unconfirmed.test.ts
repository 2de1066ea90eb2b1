import { inOtherUnits } from '@homeplot/plan/typedLength';
import type { Units } from '@homeplot/plan/units';
import type { Lengths } from './unconfirmed.ts';
import { memoryShelf } from '../local/shelf.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTab, TestStorage } from '../../../testing/testWorkspace.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const session = new TestStorage();

/** The module as a page has it that was just loaded. */
async function afterReload() {
  vi.resetModules();
  return import('./unconfirmed.ts');
}

beforeEach(() => void vi.stubGlobal('window', { sessionStorage: session }));
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

test('what was typed survives a reload of its plan, and is forgotten once it is confirmed', async () => {
  const tab = await openTab(new TestStorage(), memoryShelf(), 'first');
  const page = await afterReload();
  page.keepUnconfirmed(tab, 'deed', 'thence North');
  const reloaded = await afterReload();
  expect(reloaded.unconfirmed(tab, 'deed', isText)).toBe('thence North');
  reloaded.keepUnconfirmed(tab, 'deed', undefined);
  expect((await afterReload()).unconfirmed(tab, 'deed', isText)).toBeUndefined();
});

test('nothing that was typed for one plan is found in another', async () => {
  const first = await openTab(new TestStorage(), memoryShelf(), 'first');
  const second = await openTab(new TestStorage(), memoryShelf(), 'second');
  const page = await afterReload();
  page.keepUnconfirmed(first, 'deed', 'thence North');
  expect(page.unconfirmed(second, 'deed', isText)).toBeUndefined();
  expect((await afterReload()).unconfirmed(second, 'deed', isText)).toBeUndefined();
});

test('a plan that is still empty has another id after a reload, and finds what was typed', async () => {
  const empty = await openTab(new TestStorage(), memoryShelf(), 'first', 0);
  const reloaded = await openTab(new TestStorage(), memoryShelf(), 'second', 0);
  (await afterReload()).keepUnconfirmed(empty, 'deed', 'thence North');
  const page = await afterReload();
  expect(page.unconfirmed(reloaded, 'deed', isText)).toBe('thence North');
  page.forgetUnconfirmed();
  expect((await afterReload()).unconfirmed(reloaded, 'deed', isText)).toBeUndefined();
});

test('what storage refuses or has scribbled over is kept for the visit', async () => {
  const tab = await openTab(new TestStorage(), memoryShelf(), 'first');
  session.setItem('homeplot.unconfirmed', '{"plan":"first","values":[');
  const page = await afterReload();
  expect(page.unconfirmed(tab, 'deed', isText)).toBeUndefined();
  session.refuses = true;
  page.keepUnconfirmed(tab, 'deed', 'thence North');
  expect(page.unconfirmed(tab, 'deed', isText)).toBe('thence North');
  session.refuses = false;
});

test('of a form only the typed texts are kept, over those that it has by then', async () => {
  const tab = await openTab(new TestStorage(), memoryShelf(), 'first');
  const page = await afterReload();
  const before = { owner: '', zoning: 'R-1', legal: 'Lot 1' };
  expect(page.unconfirmedTexts(tab, 'facts', before)).toBeUndefined();
  page.keepUnconfirmedTexts(tab, 'facts', before, { ...before, owner: 'A. Smith', legal: '' });
  const since = { ...before, zoning: 'R-2' };
  expect(page.unconfirmedTexts(tab, 'facts', since)).toEqual({ owner: 'A. Smith', zoning: 'R-2', legal: '' });
  page.keepUnconfirmedTexts(tab, 'facts', before, before);
  expect(page.unconfirmedTexts(tab, 'facts', since)).toBeUndefined();
});

test('lengths of a form that were typed in other units come back as they read in those of the plan', async () => {
  const tab = await openTab(new TestStorage(), memoryShelf(), 'first');
  const page = await afterReload();
  const lengthsIn = (units: Units): Lengths => ({
    units,
    restate: (text, from) => inOtherUnits(text, from, units),
  });
  const before = { width: '', depth: '' };
  page.keepUnconfirmedTexts(tab, 'size', before, { width: '24', depth: '36' }, lengthsIn('feet-inches'));
  const inUnits = (units: Units) => page.unconfirmedTexts(tab, 'size', before, lengthsIn(units));
  expect(inUnits('decimal-feet')).toEqual({ width: '24', depth: '36' });
  expect(inUnits('metres')).toEqual({ width: "24'", depth: "36'" });
  expect(inUnits('feet-inches')).toEqual({ width: '24', depth: '36' });
  page.keepUnconfirmedTexts(tab, 'size', before, { width: "24'", depth: '7' }, lengthsIn('metres'));
  expect(inUnits('feet-inches')).toEqual({ width: "24'", depth: '7 m' });
  page.keepUnconfirmedTexts(tab, 'size', before, before, lengthsIn('metres'));
  expect(inUnits('metres')).toBeUndefined();
});

test('texts whose saving failed are kept again, unless others were typed since or another plan was opened', async () => {
  const storage = new TestStorage();
  const tab = await openTab(storage, memoryShelf(), 'first');
  const page = await afterReload();
  const [before, sent, other] = [{ text: '' }, { text: 'Keep the oak' }, { text: 'How old?' }];
  const kept = () => page.unconfirmedTexts(tab, 'comment', before);
  const take = () => {
    page.keepUnconfirmedTexts(tab, 'comment', before, sent);
    return page.takeTexts(tab, 'comment', before, sent);
  };
  const seen: unknown[] = [];
  const end = page.watchGivenBack((place, texts) => seen.push(place, texts));
  const giveBack = take();
  expect(kept()).toBeUndefined();
  giveBack();
  expect(kept()).toEqual(sent);
  const giveBackLate = take();
  page.keepUnconfirmedTexts(tab, 'comment', before, other);
  giveBackLate();
  expect(kept()).toEqual(other);
  const giveBackElsewhere = take();
  tab.autosave.opens('second');
  giveBackElsewhere();
  expect(kept()).toBeUndefined();
  expect(seen).toEqual(['comment', sent]);
  end();
});
