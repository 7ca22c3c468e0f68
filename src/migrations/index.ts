import * as migration_20261120_205058_initial from './20261120_205058_initial';
import * as migration_20261121_010155_content_model from './20261121_010155_content_model';

export const migrations = [
  {
    up: migration_20261120_205058_initial.up,
    down: migration_20261120_205058_initial.down,
    name: '20261120_205058_initial',
  },
  {
    up: migration_20261121_010155_content_model.up,
    down: migration_20261121_010155_content_model.down,
    name: '20261121_010155_content_model'
  },
];
