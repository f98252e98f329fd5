import type { Incident } from '@chancery/core';

/** What went wrong with a turn that cannot be run, for our own log. */
export const faultOf = ({ phase, events, reason, stack }: Incident): Error =>
  Object.assign(new Error(`phase ${phase}, after ${events} events: ${reason}`), { stack });
