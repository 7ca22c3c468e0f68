import { clearAway } from '../../support/one-cms.ts';

/** Loaded before each file. */
clearAway();
