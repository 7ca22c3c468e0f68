import config from '@payload-config';
import { getPayload } from 'payload';
import { closeDatabase } from '../../database/adapter';
import { forgetSecondFactor } from './forget-second-factor';

/** `npm run reset-second-factor -- owner@example.com`: the way back in for the only admin. */

const payload = await getPayload({ config, disableOnInit: true });
const told = await forgetSecondFactor(payload, process.argv[2] ?? '');
await closeDatabase(payload);
console.log(told.message);
process.exit(told.isDone ? 0 : 1);
