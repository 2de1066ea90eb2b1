// Copy, cut and paste from a menu. Unlike the keys, a menu needs the browser's permission, and says so if it is refused.
import { copyText } from '@homeplot/editor/clipboard';
import { runCommand } from '@homeplot/editor/commands';
import type { Editor } from '@homeplot/editor/editor';
import { copyToClipboard } from '../../kit/copyToClipboard.ts';
import { keyName } from '../../kit/keys.ts';
import { paste } from '../opening/paste.ts';
import type { Action, Page } from '../../workspace/action.ts';

const needsObjects = ({ workspace: { editor } }: Page): string | undefined =>
  editor.selection.ids.size > 0 ? undefined : 'Select an object first';

const reportRefusal = (editor: Editor, key: string): void =>
  editor.say({
    text: `Your browser doesn't allow this from a menu. Press ${keyName(key)} on the canvas instead.`,
    tone: 'error',
  });

async function copy(editor: Editor): Promise<boolean> {
  const text = copyText(editor, new Date().toISOString());
  if (text === undefined) return false;
  const isCopied = await copyToClipboard(text);
  if (!isCopied) reportRefusal(editor, 'Mod+C');
  return isCopied;
}

async function cut(editor: Editor): Promise<void> {
  if (await copy(editor)) runCommand(editor, 'delete');
}

async function pasteCopied(page: Page): Promise<void> {
  const text = await copiedText();
  if (text === undefined) reportRefusal(page.workspace.editor, 'Mod+V');
  else await paste(page, text, text === '' ? await copiedPictures() : []);
}

async function copiedText(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}

async function copiedPictures(): Promise<readonly File[]> {
  const items = await navigator.clipboard.read().catch(() => []);
  const files = items.map(async (item) => {
    const type = item.types.find((one) => one.startsWith('image/'));
    return type === undefined ? [] : [new File([await item.getType(type)], 'Pasted picture', { type })];
  });
  return (await Promise.all(files)).flat();
}

export const clipboardActions: readonly Action[] = [
  {
    name: 'cut',
    title: 'Cut',
    hint: 'Removes the selection from the plan, for pasting elsewhere.',
    keys: ['Mod+X'],
    blocked: needsObjects,
    run: ({ workspace }) => void cut(workspace.editor),
  },
  {
    name: 'copy',
    title: 'Copy',
    hint: 'Copies the selection, for pasting here or in another plan.',
    keys: ['Mod+C'],
    blocked: needsObjects,
    run: ({ workspace }) => void copy(workspace.editor),
  },
  {
    name: 'paste',
    title: 'Paste',
    hint: 'Pastes what was last copied: objects, a deed, a share link, GeoJSON or KML.',
    keys: ['Mod+V'],
    run: (page) => void pasteCopied(page),
  },
];
