import type { ScenarioFault, World } from '@chancery/core';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import { calendarFaults } from './faults/calendar-faults.ts';
import { generalFaults } from './faults/general-faults.ts';
import { groundFaults } from './faults/ground-faults.ts';
import { nationFaults } from './faults/nation-faults.ts';
import { provinceFaults } from './faults/province-faults.ts';
import { routeFaults } from './faults/route-faults.ts';
import { victoryFaults } from './faults/victory-faults.ts';
import { wordFaults } from './faults/word-faults.ts';
import { worldFaults } from './faults/world-faults.ts';

/** What makes no sense in a scenario file whose shape is right, whatever map it is played on (UM-24.2). */
export const faultsOfFile = (file: ScenarioFile): readonly ScenarioFault[] => [
  ...calendarFaults(file),
  ...groundFaults(file),
  ...nationFaults(file),
  ...provinceFaults(file),
  ...routeFaults(file),
  ...generalFaults(file),
  ...victoryFaults(file),
  ...wordFaults(file),
];

/** The same, and whether the map is that of the file. */
export const faultsOfScenario = (file: ScenarioFile, world: World): readonly ScenarioFault[] => [
  ...faultsOfFile(file),
  ...worldFaults(file, world),
];
