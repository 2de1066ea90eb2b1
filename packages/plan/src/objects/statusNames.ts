// What people call the statuses, in the order of the work.
import type { Status } from './kind.ts';

export const statusNames: Readonly<Record<Status, string>> = {
  existing: 'Existing',
  proposed: 'Proposed',
  removed: 'To be removed',
};
