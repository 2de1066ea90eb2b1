// The paper that was last printed on, for the next plan; at first the usual one of the reader's country.
import { a4, letter, paperNamed } from '@homeplot/formats/papers';
import { isLetterUsual } from '../region.ts';

const key = 'homeplot.paper';

export function rememberPaper(name: string): void {
  try {
    window.localStorage.setItem(key, name);
  } catch {
    // The next sheet then starts with the usual one.
  }
}

export function firstPaper(): string {
  const usual = (isLetterUsual() ? letter : a4).name;
  try {
    const stored = window.localStorage.getItem(key) ?? '';
    return paperNamed(stored) ? stored : usual;
  } catch {
    return usual;
  }
}
