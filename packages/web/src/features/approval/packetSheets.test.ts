import { Editor } from '@homeplot/editor/editor';
import { defaultSettings } from '@homeplot/plan/settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberChoice } from '../../printing/plainChoice.ts';
import { stubPage } from '../../../testing/testWorker.ts';
import { packetSheets } from './packetSheets.ts';

beforeEach(stubPage);
afterEach(() => void vi.unstubAllGlobals());

test('the drawing is printed as chosen, on the paper of the rules, and the form on the usual paper', async () => {
  const sheet = { smallest: { width: 24, height: 36 } };
  const pack = { id: 'bend', country: 'US', name: 'Bend', date: '2026-11-01', sources: [], items: [], sheet };
  const contents = { objects: [], settings: { ...defaultSettings, pack } };
  const chosen = { orientation: 'portrait', style: 'blackAndWhite' } as const;
  rememberChoice({ ...chosen, paper: 'Letter', feetPerInch: 50 }, 'plan');
  const editor = new Editor({ contents, newId: () => 'id' });
  const [drawing, form] = await packetSheets({ editor, autosave: { planId: 'plan' } });
  expect(drawing).toMatchObject({ ...chosen, paper: 'Arch D' });
  expect(drawing.blocks).toContainEqual(expect.objectContaining({ type: 'viewport', feetPerInch: 50 }));
  expect(form).toMatchObject({ paper: 'Letter', orientation: 'portrait' });
});
