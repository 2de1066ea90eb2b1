// `npm start`: builds the web app when it must, and serves the product at one address.
import { start } from '../packages/server/src/main.ts';
import { buildIfNeeded } from './build.ts';

if (await buildIfNeeded()) await start(process.env);
else process.exitCode = 1;
