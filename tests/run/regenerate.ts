import config from '@payload-config';
import { generateImportMap, migrateCLI } from 'payload';
import { generateTypes } from 'payload/node';

/**
 * Generates files into the given folder, like `npm run generate` and `npm run payload --
 * migrate:create`. Needs no database.
 */

const [importMapFile = '', migrationDir = ''] = process.argv.slice(2);

const loaded = await config;
// PAYLOAD_TS_OUTPUT_PATH sets the target of the types.
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
