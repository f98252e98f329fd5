import type { Pace } from '../pace.ts';
import { back } from './back.ts';
import { listed } from './listed.ts';
import { run } from './run.ts';
import { taken } from './taken.ts';
import { time } from './time.ts';
import { told } from './told.ts';

/** Orders are kept until the window closes, and run together. */
export const sealed: Pace = { taken, time, run, told, listed, back };
