import { readPlanText } from '@homeplot/plan/planFile';
import { describe, expect, test, vi } from 'vitest';
import { openReading } from './openReading.ts';
import { memoryShelf } from '../local/shelf.ts';
import { brokenShelf, openTab, TestStorage } from '../../../testing/testWorkspace.ts';

const file = (...objects: unknown[]): string => JSON.stringify({ objects, timestamp: '', version: '1.0' });
const circle = { id: 'c', type: 'circle', x: 10, y: 10, radius: 4 };

describe('opening a plan', () => {
  test('saves the open one as a draft first', async () => {
    const workspace = await openTab(new TestStorage(), memoryShelf(), 'p', 3);
    const report = await openReading(workspace, readPlanText(file(circle)), { what: 'the file a.json' });
    expect(report).toBeUndefined();
    expect([...workspace.editor.plan.objects.keys()]).toEqual(['c']);
    expect(await workspace.drafts.list()).toMatchObject([{ id: 'p', objects: 3 }]);
    expect(workspace.autosave.planId).not.toBe('p');
    expect(workspace.said).toEqual(['Opened the file a.json. Your earlier plan is under Earlier drafts.']);
  });

  test('saves an edit that is made before the other plan is open', async () => {
    const workspace = await openTab(new TestStorage(), memoryShelf(), 'p');
    vi.spyOn(workspace.opening, 'begin').mockImplementation(async () => void workspace.plant('late', 1));
    await openReading(workspace, readPlanText(file(circle)), { what: 'it' });
    expect(await workspace.drafts.read('p')).toContain('"late"');
  });

  test('in place of an empty plan saves no draft', async () => {
    const workspace = await openTab(new TestStorage(), memoryShelf(), 'p', 0);
    await openReading(workspace, readPlanText(file(circle)), { what: 'the shared plan' });
    expect(await workspace.drafts.list()).toEqual([]);
    expect(workspace.said).toEqual(['Opened the shared plan.']);
  });

  test('opens the good objects and reports bad ones', async () => {
    const workspace = await openTab(new TestStorage(), memoryShelf(), 'p');
    const reading = readPlanText(file(circle, { type: 'dragon' }, 7));
    const report = await openReading(workspace, reading, { what: 'it' });
    expect(report).toMatchObject({
      opened: 1,
      reasons: [expect.stringContaining('dragon'), expect.any(String)],
    });
  });

  test('whose lot crosses itself opens completely and reports the fault', async () => {
    const workspace = await openTab(new TestStorage(), memoryShelf(), 'p');
    const vertices = [
      { x: 0, y: 0 },
      { x: 80, y: 60 },
      { x: 80, y: 0 },
      { x: 0, y: 60 },
    ];
    const reading = readPlanText(file(circle, { id: 'l', type: 'lot', name: 'Home', vertices }));
    const report = await openReading(workspace, reading, { what: 'it' });
    expect(report).toMatchObject({ opened: 2, reasons: [] });
    expect(report?.faults).toEqual([expect.stringContaining('Home: Edge 1 and edge 3 cross or touch.')]);
  });

  test.each(['', 'rubbish', '{"objects":', '{"objects":5}', '[]', file({ type: 'dragon' })])(
    'that is none (%j) is refused with the reason, and the open plan is untouched',
    async (text) => {
      const workspace = await openTab(new TestStorage(), memoryShelf(), 'p');
      const { plan } = workspace.editor;
      const report = await openReading(workspace, readPlanText(text), { what: 'it' });
      expect(report).toMatchObject({ what: 'it', reasons: [expect.stringMatching(/\w/)] });
      expect(report?.opened).toBeUndefined();
      expect(workspace.editor.plan).toBe(plan);
      expect(await workspace.drafts.list()).toEqual([]);
    },
  );

  test('says that the draft lasts only until the page is closed if the browser stores none', async () => {
    const workspace = await openTab(new TestStorage(), brokenShelf, 'p');
    await openReading(workspace, readPlanText(file(circle)), { what: 'it' });
    expect(workspace.said[0]).toContain('until you close this page');
    expect(await workspace.drafts.read('p')).toContain('"t0"');
  });
});
