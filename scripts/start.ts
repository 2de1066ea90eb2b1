// `npm start`: builds the web app if needed, and starts the server.
import { start } from '../packages/server/src/app/main.ts';
import { buildIfNeeded } from './build.ts';

if (await buildIfNeeded()) await start(process.env);
else process.exitCode = 1;
