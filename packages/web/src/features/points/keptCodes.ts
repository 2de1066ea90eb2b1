// What the codes of surveyed points mean, stored in this browser: a surveyor uses the same codes from file to file.
import { type CodeMeaning, codeTargets } from '@homeplot/plan/codeTargets';
import type { CodeTable } from '@homeplot/plan/objectsOfPoints';
import { storedJson, storeText } from '../../kit/browserStorage.ts';

const key = 'homeplot-point-codes';
const maxKept = 300;

const isMeaning = (value: unknown): value is CodeMeaning =>
  value === 'left out' || (typeof value === 'string' && Object.hasOwn(codeTargets, value));

export function keptCodes(): CodeTable {
  const stored = storedJson(key);
  return new Map(
    Object.entries(Object(stored) as Record<string, unknown>).flatMap(([code, meaning]) =>
      isMeaning(meaning) ? [[code, meaning] as const] : [],
    ),
  );
}

export const keepCodes = (table: CodeTable): void => {
  storeText(key, JSON.stringify(Object.fromEntries([...table].slice(-maxKept))));
};
