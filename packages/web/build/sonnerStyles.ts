// Keeps sonner from inserting its rules as a <style>, which the content policy forbids: toasting.ts imports them as a
// style sheet.
import type { Plugin } from 'vite';

const inserted = /^__insertCSS\(".*"\);?$/m;

export function sonnerStyles(): Plugin {
  return {
    name: 'homeplot-sonner-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!inserted.test(code))
          throw new Error('sonner no longer calls __insertCSS. Look how it inserts its styles now.');
        return { code: code.replace(inserted, ''), map: null };
      },
    },
  };
}
