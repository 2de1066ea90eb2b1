// Finds the Postgres in node_modules, which creates the links between its libraries that npm can't pack (`findPrograms`),
// and prints its version. For installations whose server may not write to node_modules: the owner of the packages runs it once after installing them.
import { spawnSync } from 'node:child_process';
import { findPrograms, noPostgres } from '../db/embedded/programs.ts';
import { StartError } from '../db/startError.ts';

function prepare(): string {
  const { status, stdout, stderr, error } = spawnSync(findPrograms().postgres, ['--version'], {
    encoding: 'utf8',
  });
  if (status !== 0)
    throw noPostgres(`the one in the packages does not run (${error?.message ?? stderr.trim()})`);
  return stdout.trim();
}

try {
  console.log(prepare());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
