import { PUBLIC, seatId, viewerOf } from '@chancery/core';
import type { MdKnown } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import { army, fleet, garrison, position, type RealmCode } from '../position.ts';
import { SAMPLE_TROOPS } from './sample-battle.ts';

/** A position in which England has named some units and left others as they were, and France has both kinds too. */
export const COURT = position({
  troops: SAMPLE_TROOPS,
  alliances: ['Eng-Sco'],
  realms: { Eng: { treasury: 10_000 }, Fra: { treasury: 5_000 }, Sco: { treasury: 3_000 } },
  provinces: {
    Kent: { owner: 'Eng', fortLevel: 2, harbour: true },
    Essex: { owner: 'Eng' },
    York: { owner: 'Eng' },
    Artois: { owner: 'Fra', harbour: true },
    Paris: { owner: 'Fra' },
    Scotia: { owner: 'Sco' },
    Bergen: { owner: 'Nor' },
    Wales: { owner: 'Wal' },
  },
  units: [
    garrison('Eng', 'Kent', { militia: 4, archers: 3 }, { name: 'Garrison of Canterbury' }),
    army('Eng A2', 'Kent', { heavy_cavalry: 3 }, { name: 'Patrol Force 2', commanders: [{ name: 'Roger Mortimer' }] }),
    army('Eng A3', 'Kent', { archers: 2, siege_machine: 1 }, { name: 'England Army 3' }),
    fleet('Eng F1', 'Channel', { carrack: 2 }, { name: 'England Fleet 1' }),
    army('Fra A5', 'Paris', { men_at_arms: 4 }, { name: 'Kings Army' }),
    fleet('Fra F2', 'Channel', { merchantman: 3 }, { name: 'France Fleet 2' }),
    army('Sco A1', 'Scotia', { militia: 2 }, { name: 'Scotland Army 1' }),
    army('Ind A20', 'Wessex', { militia: 2 }, { name: 'Independent Army #20' }),
  ],
});

export const knownTo = (code: RealmCode): MdKnown => ({
  setting: COURT.setting,
  view: view(COURT, viewerOf(seatId(code))),
});

export const KNOWN_TO_ALL: MdKnown = { setting: COURT.setting, view: view(COURT, PUBLIC) };
