// Undoes and redoes everything at once. Single steps are taken with the buttons and keys.
import type { Page } from '@playwright/test';

export const undoAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { editor } = window.homeplot;
    while (editor.canUndo) editor.undo();
  });

export const redoAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { editor } = window.homeplot;
    while (editor.canRedo) editor.redo();
  });
