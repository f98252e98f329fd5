import type { Back } from './parts/back.ts';
import type { Listed } from './parts/listed.ts';
import type { Run } from './parts/run.ts';
import type { Taken } from './parts/taken.ts';
import type { Time } from './parts/time.ts';
import type { Told } from './parts/told.ts';

/**
 * How a window goes. There are two: `sealed`, where orders are kept until the window closes and are run together, and `live`,
 * where each post is run as it comes. A campaign that is put in hand has one of them; nobody else asks which.
 */
export interface Pace {
  /** What is taken of rulers. */
  readonly taken: Taken;
  /** When it is time, and by which clock. */
  readonly time: Time;
  /** What comes out. */
  readonly run: Run;
  /** Who is told. */
  readonly told: Told;
  /** How it is listed. */
  readonly listed: Listed;
  /** What can be taken back. */
  readonly back: Back;
}
