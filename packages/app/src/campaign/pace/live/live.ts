import type { Pace } from '../pace.ts';
import { back } from './back.ts';
import { listed } from './listed.ts';
import { run } from './run.ts';
import { taken } from './taken.ts';
import { time } from './time.ts';
import { told } from './told.ts';

/** Each post is run as it comes, as a turn of record. */
export const live: Pace = { taken, time, run, told, listed, back };
