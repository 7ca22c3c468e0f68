import * as migration_20261120_205058_initial from './20261120_205058_initial';

export const migrations = [
  {
    up: migration_20261120_205058_initial.up,
    down: migration_20261120_205058_initial.down,
    name: '20261120_205058_initial'
  },
];
