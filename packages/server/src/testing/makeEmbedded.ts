// For the tests: makes an embedded database that is up to date in the directory that the command line names.
import { migrate } from '../db/migrate.ts';
import { Embedded } from '../db/pglite.ts';

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('Name the directory.');
const database = await Embedded.open(directory);
await migrate(database);
await database.close();
