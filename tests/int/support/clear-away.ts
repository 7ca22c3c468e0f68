import { resetTestProcess } from '../../support/one-cms.ts';

/** Runs before each test file. */
resetTestProcess();
