import config from '@payload-config';
import { generateImportMap, migrateCLI } from 'payload';
import { generateTypes } from 'payload/node';

/**
 * Makes the generated files once more, into the folder given by the checks, as `npm run generate`
 * and `npm run payload -- migrate:create` would. Needs no database.
 */

const [importMapFile = '', migrationDir = ''] = process.argv.slice(2);

const loaded = await config;
// Where the types go is said by PAYLOAD_TS_OUTPUT_PATH.
await generateTypes(loaded, { log: false });
loaded.admin.importMap.importMapFile = importMapFile;
await generateImportMap(loaded, { log: false, force: true });
// Ends the process when there is nothing to migrate.
await migrateCLI({
  config: loaded,
  migrationDir,
  parsedArgs: { _: ['migrate:create'], 'skip-empty': true },
});
process.exit(0);
