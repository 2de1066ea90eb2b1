// For tests: reads a record of the browser's storage without a pause, as all kinds are there.
import { runAllSteps, type Steps } from '@homeplot/plan/steps';
import { type ReadRecord, readRecordInSteps } from '../src/store/local/readRecord.ts';

export const readRecord = (text: string): ReadRecord =>
  runAllSteps(readRecordInSteps(text) as Steps<ReadRecord>);
