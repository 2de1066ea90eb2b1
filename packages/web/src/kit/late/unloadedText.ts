// Why a part of the page couldn't be fetched, in words to show.
import { updatedText } from '../newVersion.ts';
import { type NoAnswer, unreached } from '../result.ts';
import { whyUnfetched } from './updated.ts';

export const whyUnloaded = async (): Promise<NoAnswer> =>
  (await whyUnfetched()) === 'updated' ? { ...unreached, problem: updatedText } : unreached;
