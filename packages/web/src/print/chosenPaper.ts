// The paper that was last printed on, for the next plan; by default the usual one for the plan's units.
import { a4, letter, type Paper, paperGroups } from '@homeplot/formats/papers';
import type { Units } from '@homeplot/plan/units';

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

export function firstPaper(units: Units): Paper {
  const usual = units === 'metres' ? a4 : letter;
  try {
    return paperNamed(window.localStorage.getItem(key)) ?? usual;
  } catch {
    return usual;
  }
}
