// The paper that was last printed on, for the next plan; at first the usual one of the reader's country.
import { a4, letter, type Paper, paperGroups } from '@homeplot/formats/papers';
import { isLetterUsual } from '../region.ts';

const key = 'homeplot.paper';

export const paperNamed = (name: string | null): Paper | undefined =>
  paperGroups.flatMap(({ papers }) => papers).find((paper) => paper.name === name);

export function rememberPaper({ name }: Paper): void {
  try {
    window.localStorage.setItem(key, name);
  } catch {
    // The next sheet then starts with the usual one.
  }
}

export function firstPaper(): Paper {
  const usual = isLetterUsual() ? letter : a4;
  try {
    return paperNamed(window.localStorage.getItem(key)) ?? usual;
  } catch {
    return usual;
  }
}
