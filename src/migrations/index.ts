import * as migration_20261122_000000_baseline from './20261122_000000_baseline';
import * as migration_20261122_000001_beyond_the_schema from './20261122_000001_beyond_the_schema';

export const migrations = [
  {
    up: migration_20261122_000000_baseline.up,
    down: migration_20261122_000000_baseline.down,
    name: '20261122_000000_baseline',
  },
  {
    up: migration_20261122_000001_beyond_the_schema.up,
    down: migration_20261122_000001_beyond_the_schema.down,
    name: '20261122_000001_beyond_the_schema',
  },
];
