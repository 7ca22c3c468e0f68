import * as migration_20261120_205058_initial from './20261120_205058_initial';
import * as migration_20261121_010155_content_model from './20261121_010155_content_model';
import * as migration_20261121_023802_case_studies from './20261121_023802_case_studies';
import * as migration_20261121_193054_enquiries from './20261121_193054_enquiries';
import * as migration_20261121_224354_scanner from './20261121_224354_scanner';
import * as migration_20261122_015703_back_office from './20261122_015703_back_office';

export const migrations = [
  {
    up: migration_20261120_205058_initial.up,
    down: migration_20261120_205058_initial.down,
    name: '20261120_205058_initial',
  },
  {
    up: migration_20261121_010155_content_model.up,
    down: migration_20261121_010155_content_model.down,
    name: '20261121_010155_content_model',
  },
  {
    up: migration_20261121_023802_case_studies.up,
    down: migration_20261121_023802_case_studies.down,
    name: '20261121_023802_case_studies',
  },
  {
    up: migration_20261121_193054_enquiries.up,
    down: migration_20261121_193054_enquiries.down,
    name: '20261121_193054_enquiries',
  },
  {
    up: migration_20261121_224354_scanner.up,
    down: migration_20261121_224354_scanner.down,
    name: '20261121_224354_scanner',
  },
  {
    up: migration_20261122_015703_back_office.up,
    down: migration_20261122_015703_back_office.down,
    name: '20261122_015703_back_office',
  },
];
