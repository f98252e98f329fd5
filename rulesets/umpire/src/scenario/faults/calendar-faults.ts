import type { ScenarioFault } from '@chancery/core';
import { faultAt } from '@chancery/kit';
import type { ScenarioFile } from '../../scenarios/scenario-file.ts';

/** One end of campaigning a year, and taxes where anybody lives by them (UM-1.1). */
export const calendarFaults = ({ calendar, nations }: ScenarioFile): readonly ScenarioFault[] => {
  const last = calendar.flatMap(({ lastCampaign }, at) => (lastCampaign === true ? [at] : []));
  return [
    ...(last.length === 0
      ? [faultAt('calendar', 'no turn of the year has lastCampaign', 'Set it in the turn before winter.')]
      : last
          .slice(1)
          .map((at) =>
            faultAt(`calendar[${at}].lastCampaign`, 'two turns of the year have lastCampaign', 'Keep it in one turn.'),
          )),
    ...(nations.some(({ kind }) => kind === 'civilised') && !calendar.some(({ taxation }) => taxation === true)
      ? [faultAt('calendar', 'civilised nations have no turn of taxation', 'Set taxation in a turn of the year.')]
      : []),
  ];
};
