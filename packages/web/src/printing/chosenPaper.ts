// The paper that was last printed on, for the next plan; at first the usual one of the reader's country.
import { a4, letter, paperNamed } from '@homeplot/formats/papers';
import { storedText, storeText } from '../kit/browserStorage.ts';
import { isLetterUsual } from '../kit/region.ts';

const key = 'homeplot.paper';

export const rememberPaper = (name: string): void => void storeText(key, name);

export function firstPaper(): string {
  const stored = storedText(key) ?? '';
  if (paperNamed(stored)) return stored;
  return (isLetterUsual() ? letter : a4).name;
}
