// `npm run format`: lays out every source file as the check wants it, or only the files that are named.
import { commandFile, run } from './tool.ts';

const named = process.argv.slice(2);
process.exitCode = await run([commandFile('@biomejs/biome', 'biome'), 'check', '--write', ...named]);
