import type { CaseValue } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { faultsIn } from './case-reading.ts';

/** Words of cases that mean nothing, and what is said of them. */

const AT_KENT = { at: 'Kent', troops: { militia: 3 } };

describe('what cannot be is a fault, with its place', () => {
  test.each<[words: { readonly [part: string]: CaseValue }, fault: string]>([
    [{ provnices: {} }, "position.provnices: a position has no 'provnices'; did you mean provinces?"],
    [{ provinces: { Kent: { onwer: 'Eng' } } }, "Kent.onwer: a province has no 'onwer'; did you mean owner?"],
    [{ provinces: { Kent: { owner: 'Egn' } } }, "Kent.owner: there is no realm 'Egn'; did you mean Eng?"],
    [{ provinces: { Kent: 'Sco' } }, "position.provinces.Kent.owner: there is no realm 'Sco'"],
    [{ provinces: { Kent: { revenue: 3 } } }, "Kent.revenue: a province has no 'revenue'"],
    [
      { provinces: { Kent: { fort: 3, 'fort damage': 4 } } },
      'position.provinces.Kent: a fortification of level 3 cannot have damage 4 (MD-9.6)',
    ],
    [{ provinces: { Kent: { damage: 4 } } }, 'Kent.damage: wanted a whole number from 0 to 3, not 4'],
    [{ provinces: { Kent: { harbour: 'maybe' } } }, "Kent.harbour: wanted yes or no, not 'maybe'"],
    [{ provinces: { Kent: { areas: 2, slots: 1 } } }, 'Kent: 2 production areas do not fit into 1 slots (MD-0.8)'],
    [{ provinces: { 99999: 'Eng' } }, "position.provinces.99999: there is no place '99999'"],
    [{ map: ['Kent #99999'] }, "position.map[1]: 'Kent #99999' is no border"],
    [{ map: ['Kent - Essex'], provinces: { Esex: 'Eng' } }, 'Esex is not on the map; did you mean Essex?'],
    [
      { map: ['Kent - Essex'], units: { 'Eng A1': { at: 'Esex' } } },
      "position.units.Eng A1.at: there is no place 'Esex'; did you mean Essex?",
    ],
    [{ units: { 'Eng A1': { at: 'Kent', troops: { milita: 3 } } } }, "troops.milita: there is no troop 'milita'"],
    [{ units: { 'Eng A1': { troops: { militia: 3 } } } }, 'Eng A1: it is not said where it is: at: Kent'],
    [{ units: { 'R A1': AT_KENT } }, "position.units.R A1: there is no unit 'R A1'"],
    [{ units: { 'Eng X1': AT_KENT } }, "position.units.Eng X1: there is no unit 'Eng X1'"],
    [{ units: { 'Eng A1': { at: 'Kent', troops: { carracks: 2 } } } }, 'Eng A1: an army holds no ships (MD-4.19)'],
    [{ units: { 'Eng F1': AT_KENT } }, 'Eng F1: a fleet holds no soldiers'],
    [{ units: { 'Eng A1': { on: 'Eng F1' } } }, 'position.units.Eng A1: the fleet that it is on is not there'],
    [{ units: { 'Eng A1': { ...AT_KENT, leader: 'Bors' } } }, 'Eng A1: it has no commander Bors to lead it'],
    [{ commanders: { Bors: { in: 'Eng A1' } } }, 'Bors: the unit in which it should be is not there'],
    [{ commanders: { Bors: { infantry: 3 } } }, 'commanders.Bors: it is not said of a commander: in'],
    [{ map: ['Kent ~ Channel'], units: { 'Eng A1': { at: 'Channel' } } }, 'an army in Channel is on a fleet'],
    [
      { provinces: { Kent: 'Fra' }, units: { 'Eng G Kent': { troops: { militia: 3 } } } },
      'position.units.Eng G Kent: a garrison belongs to the owner of its province (MD-4.5)',
    ],
    [
      { provinces: { Kent: { owner: 'Eng', city: false } }, units: { 'Eng G Kent': { troops: { militia: 3 } } } },
      'position.units.Eng G Kent: a garrison needs a city or a fortification (MD-4.5)',
    ],
    [{ realms: { Eng: { treasury: 3.001 } } }, "position.realms.Eng.treasury: there is no gold '3.001'"],
    [{ realms: { England: 3 } }, "position.realms.England: 'England' is no realm: its three-letter code, such as Eng"],
    [{ relations: { 'Eng - Fra': 'hates' } }, "relations.Eng - Fra.relation: there is no relation 'hates'"],
    [{ relations: { 'Eng Fra': 'war' } }, "position.relations.Eng Fra: there is no pair of realms 'Eng Fra'"],
    [{ map: ['Kent-Essex'] }, "position.map[1]: 'Kent-Essex' is no border, such as Kent - Essex"],
    [{ map: ['Kent and Essex'] }, "position.map[1]: 'Kent and Essex' is no border"],
    [{ map: ['Kent ~ Channel', 'Channel - Kent'] }, 'Channel and Kent have no border -: coasts are Kent ~ Channel'],
    [{ base: 'europe' }, "position.base: there is no base 'europe'; did you mean europe-1320?"],
    [{ options: { last_trun: 3 } }, "options.last_trun: an option has no 'last_trun'; did you mean last turn?"],
    [{ options: { 'last turn': 0 } }, 'position.options: '],
    [{ troops: { archers: { combat: 400 } } }, 'position.troops: archers cannot have combat 400 (MD-13.18)'],
    [{ troops: { ram: { like: 'siege engin' } } }, "there is no troop 'siege engin'"],
    [{ game: { turn: 0 } }, 'position.game.turn: wanted a whole number from 1 to 9999, not 0'],
    [{ game: { season: 'Spring' } }, "position.game.season: a game has no 'season'"],
  ])('%j', async (words, fault) => {
    const told = { realms: ['Eng', 'Fra'], provinces: { Kent: 'Eng' }, ...words };
    expect((await faultsIn(told)).join('\n')).toContain(fault);
  });
});
