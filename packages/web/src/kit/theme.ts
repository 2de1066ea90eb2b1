// Light or dark: as the system says, unless the user has chosen, which this browser keeps. The style sheet does the rest.
import { storedText, storeText } from './browserStorage.ts';

const key = 'homeplot.theme';
const choices = ['light', 'dark'] as const;

export type Theme = (typeof choices)[number];

/** The color of the browser's own bars: that of the header. */
const barColors: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#171d25' };

/** undefined: as the system. */
export const chosenTheme = (): Theme | undefined => choices.find((choice) => choice === storedText(key));

export function chooseTheme(theme: Theme | undefined): void {
  storeText(key, theme);
  showTheme(theme);
}

function showTheme(theme: Theme | undefined): void {
  document.documentElement.dataset['theme'] = theme ?? 'system';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = barColors[theme ?? (meta.media.includes('dark') ? 'dark' : 'light')];
}

/** Now, and whenever another tab chooses. */
export function showChosenTheme(): void {
  showTheme(chosenTheme());
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) showTheme(chosenTheme());
  });
}
