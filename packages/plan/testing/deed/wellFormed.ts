// The well-formed descriptions of the corpus.
import type { Description } from './description.ts';
import { forms } from './forms.ts';
import { manners } from './manners.ts';
import { states } from './states.ts';

export const wellFormed: readonly Description[] = [...states, ...forms, ...manners];
