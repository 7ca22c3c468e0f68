import { askOwnServer } from '@/lib/own-server';

/** Sends something to an endpoint of ours as the person who is signed in. Throws like `askOwnServer`. */
export const askAsStaff = askOwnServer;
