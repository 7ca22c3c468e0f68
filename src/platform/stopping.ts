import { sharedState } from './shared-state.ts';

const controller = () => sharedState('stopping', () => new AbortController());

/** Aborts when the process begins to stop, so that long-running work stops. */
export const stoppingSignal = (): AbortSignal => controller().signal;

export const beginStopping = (): void => controller().abort();
