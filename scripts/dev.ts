// `npm run dev`: the web app with hot reload.
import { commandFile, run } from './tool.ts';

process.exitCode = await run([commandFile('vite', 'vite'), ...process.argv.slice(2)], {
  folder: 'packages/web',
});
