import config from '@payload-config';
import { getPayload } from 'payload';
import { forgetSecondFactor } from '@/accounts/data/second-factor';
import { closeDatabase } from '../database/adapter';

/** `npm run reset-second-factor -- owner@example.com` lets a locked-out only admin back in. */

const payload = await getPayload({ config, disableOnInit: true });
const told = await forgetSecondFactor(payload, process.argv[2] ?? '');
await closeDatabase(payload);
console.log(told.message);
process.exit(told.isDone ? 0 : 1);
