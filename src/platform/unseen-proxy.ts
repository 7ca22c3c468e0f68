import { sharedState } from './shared-state.ts';

/** Records a proxy in front of the site that the settings omit, for the back office. */
export const unseenProxy = () => sharedState('unseen-proxy', () => ({ seen: false }));
