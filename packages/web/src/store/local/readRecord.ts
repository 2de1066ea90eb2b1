// Reads a plan from the text of its record in the browser's storage, and validates everything in it. Loaded only when there
// is a record to read, with all kinds: a plan that was stored here opens whether or not the site can be reached.
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { type Reading, readPlanFileInSteps, readPlanTextInSteps } from '@homeplot/plan/readPlan';
import { parsePlanText } from '@homeplot/plan/planText';
import type { WaitingSteps } from '@homeplot/plan/steps';
import { type CloudLink, readCloudLink } from '../link/cloudLink.ts';

registerLateKinds();

export interface ReadRecord {
  /** The plan's id; undefined if the record has none or can't be read. */
  readonly id: string | undefined;
  readonly cloud: CloudLink | undefined;
  readonly reading: Reading;
}

export function* readRecordInSteps(text: string): WaitingSteps<ReadRecord> {
  const parsed = yield* parsePlanText(text);
  if (!parsed.ok) return { id: undefined, cloud: undefined, reading: yield* readPlanTextInSteps(text) };
  const { value } = parsed;
  const reading = yield* readPlanFileInSteps(value);
  const { id, cloud } = reading.ok ? (value as { readonly id?: unknown; readonly cloud?: unknown }) : {};
  return { id: typeof id === 'string' && id !== '' ? id : undefined, cloud: readCloudLink(cloud), reading };
}
