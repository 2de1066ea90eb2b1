// `npm run format`: formats all source files, or only the named ones.
import { commandFile, run } from './tool.ts';

const named = process.argv.slice(2);
process.exitCode = await run([commandFile('@biomejs/biome', 'biome'), 'check', '--write', ...named]);
