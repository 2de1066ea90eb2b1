// Measures how long `npm test` takes beside the speed of the machine, once all is built.
import { buildIfNeeded } from '../scripts/build.ts';
import { timed } from '../scripts/referenceSpeed.ts';
import { capture } from '../scripts/tool.ts';

export interface TestFigures {
  readonly seconds: number;
  /** How many times as long as a fixed piece of work of about a second. */
  readonly times: number;
}

/** Throws if the build or a test fails. */
export async function measureTests(): Promise<TestFigures> {
  if (!(await buildIfNeeded())) throw new Error('The web app could not be built.');
  const { result, seconds, times } = await timed(() => capture(['scripts/test.ts']));
  if (result.code !== 0) throw new Error(`npm test failed:\n${result.output}`);
  return { seconds, times };
}
