// Light or dark: as the system says, unless the user has chosen, which this browser keeps. The style sheet does the rest.
import { storedText, storeText } from './browserStorage.ts';

const key = 'homeplot.theme';
const choices = ['light', 'dark'] as const;

export type Theme = (typeof choices)[number];

/** The color of the browser's own bars, the same as the header's. */
const barColors: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#171d25' };

/** undefined if the theme is the system's. */
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

/** Shows the chosen theme now, and again whenever another tab chooses one. */
export function showChosenTheme(): void {
  showTheme(chosenTheme());
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) showTheme(chosenTheme());
  });
}
