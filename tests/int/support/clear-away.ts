import { resetTestProcess } from '../../support/one-cms.ts';

/** Loaded before each file. */
resetTestProcess();
