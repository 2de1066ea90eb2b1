// The title of a version: its name or, without one, the time when it was saved.
import { exactlyWhen } from '../projects/projectText.ts';
import type { Version } from './versionCalls.ts';

export const versionTitle = ({ name, saved_at }: Pick<Version, 'name' | 'saved_at'>): string =>
  name || exactlyWhen(saved_at);
