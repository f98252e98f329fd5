import { openMailOffice } from '../mail/mail-office.ts';
import { openReceiver } from '../mail/open-receiver.ts';
import type { House } from '../open-house.ts';
import type { Presence } from '../presence.ts';
import { dutiesOf } from './duties.ts';
import type { DutyState } from './duty.ts';
import { runDuties } from './run-duties.ts';

/** All that happens in a process by itself: windows close, mail leaves and comes in. */
export interface Work {
  readonly states: () => readonly DutyState[];
  /** Takes up nothing more, and is fulfilled when what was in hand is done. */
  stop(): Promise<void>;
}

export const openWork = async (house: House, presence: Presence): Promise<Work> => {
  const office = openMailOffice(house);
  const receiver = await openReceiver(house);
  const worker = runDuties(house.app, dutiesOf(house, office, presence), house.settings.worker);
  return {
    states: worker.states,
    async stop() {
      await Promise.all([worker.stop(), receiver?.stop()]);
      await office.transport.close();
    },
  };
};
