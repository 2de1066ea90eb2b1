// `npm run format`: formats all source files, or only the named ones, and lists the features of web in its README and the
// numbers of a pack in docs/packs.md.
import { listFeatures } from './floors.ts';
import { listNumbers } from './numberList.ts';
import { commandFile, run } from './tool.ts';

const named = process.argv.slice(2);
process.exitCode = await run([commandFile('@biomejs/biome', 'biome'), 'check', '--write', ...named]);
if (named.length === 0) {
  listFeatures();
  listNumbers();
}
