import { type Dice, seesAll, type Viewer } from '@chancery/core';
import { powerOfCode, powerOn, powersOn } from '../ground/ground.ts';
import { type GroundOptions, type GroundScenario, groundOf } from '../ground/scenario.ts';
import { isIn, unitsOf } from './rules.ts';
import type { FogPosition, FogSetting, MoreOfFog, Unit, View } from './types.ts';

const SILVER = 4;

/** Each lord begins at home with a column and a scout (FG-2.1). */
export const setup = (scenario: GroundScenario<MoreOfFog>, options: GroundOptions, dice: Dice): FogPosition => {
  const setting = settingOf(scenario, options);
  const lords = powersOn(setting).filter(({ number }) => number !== setting.rebels?.power);
  const units = lords.flatMap(({ number: owner, home: at }): readonly Unit[] => [
    { owner, number: 1, kind: 'column', at, men: 4 + dice.at('muster', owner).d(2) },
    { owner, number: 2, kind: 'scout', at, men: 1 },
  ]);
  const ownerOf = (area: number) => lords.find(({ home }) => home === area)?.number ?? null;
  return {
    setting,
    state: {
      turn: 1,
      owners: setting.areas.map((area) => area && ownerOf(area.number)),
      silver: Object.fromEntries(lords.map(({ code }) => [code, SILVER])),
      units,
      numbers: Object.fromEntries(lords.map(({ code }) => [code, 2])),
      sightings: Object.fromEntries(lords.map(({ code }) => [code, []])),
    },
  };
};

const settingOf = (scenario: GroundScenario<MoreOfFog>, options: GroundOptions): FogSetting => {
  const ground = groundOf(scenario, options);
  const { rebels } = scenario.file;
  const power = rebels === undefined ? null : powerOfCode(ground, rebels.code);
  return rebels === undefined || power === null ? ground : { ...ground, rebels: { power, areas: rebels.areas } };
};

/** What a viewer sees, built up from nothing (FG-3.1). The master sees every unit, and so does everybody after the end. */
export const view = ({ setting, state }: FogPosition, viewer: Viewer): View => {
  const power = viewer.kind === 'seat' && isIn(state, { code: viewer.seat }) ? powerOfCode(setting, viewer.seat) : null;
  return {
    power,
    turn: state.turn,
    owners: state.owners,
    silver: power === null ? null : (state.silver[powerOn(setting, power).code] ?? 0),
    units: seesAll(viewer) ? state.units : unitsOf(state, power),
    sightings: power === null ? [] : (state.sightings[powerOn(setting, power).code] ?? []),
  };
};
