import type { CaseValue } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { faultsIn } from './case-reading.ts';

/** Words of cases that mean nothing, and what is said of them. */

describe('what cannot be is a fault, with its place', () => {
  test.each<[words: CaseValue, fault: string]>([
    [{ provnices: {} }, "position.provnices: there is no part of a position 'provnices'; did you mean provinces?"],
    [
      { provinces: { Kent: { onwer: 'Eng' } } },
      "position.provinces.Kent.onwer: a province has no 'onwer'; did you mean owner?",
    ],
    [
      { provinces: { Kent: 'Eng, harber' } },
      "position.provinces.Kent: 'harber' says nothing of a province; did you mean harbor or harbour?",
    ],
    [
      { provinces: { Kent: 'fort 3 damage 4' } },
      'position.provinces.Kent: a fortification of level 3 cannot have damage 4 (MD-9.6)',
    ],
    [{ provinces: { Kent: { damage: 4 } } }, 'position.provinces.Kent.damage: wanted a number from 0 to 3, not 4'],
    [{ provinces: { 99999: 'Eng' } }, 'position.provinces.99999: places have numbers from 1 to 9999'],
    [{ map: ['Kent - 99999'] }, "position.map[1]: there is no place '99999'"],
    [{ provinces: { Kent: 'Eng, Fra' } }, "position.provinces.Kent: it has an owner already: what is 'Fra' to it?"],
    [
      { map: ['Kent - Essex'], units: { 'Eng A1': 'at Esex' } },
      "position.units.Eng A1: there is no place 'Esex'; did you mean Essex?",
    ],
    [
      { units: { 'Eng A1': 'at Kent, 3 milita' } },
      "position.units.Eng A1: there is no troop 'milita'; did you mean Militia or militia?",
    ],
    [{ units: { 'Eng A1': 'at Kent 3 militia' } }, "position.units.Eng A1: there is no place 'Kent 3 militia'"],
    [{ units: { 'Eng A1': '3 militia' } }, 'position.units.Eng A1: it is not said where it is: at Kent'],
    [{ units: { 'R A1': 'at Kent' } }, "position.units.R A1: 'R A1' is no unit: Eng A1, Fra F2, Ind G45, Eng G Kent"],
    [
      { units: { 'Eng X1': 'at Kent' } },
      "position.units.Eng X1: 'Eng X1' is no unit: Eng A1, Fra F2, Ind G45, Eng G Kent",
    ],
    [
      { units: { 'Eng A1': 'at Kent, 2 knights' } },
      "position.units.Eng A1: 'knights' can be Spanish Knights or French Knights or German Knights or Crusader Knights",
    ],
    [{ units: { 'Eng A1': 'at Kent, 2 carracks' } }, 'position.units.Eng A1: an army holds no ships (MD-4.19)'],
    [{ units: { 'Eng A1': 'on F1, 2 archers' } }, 'position.units.Eng A1: the fleet that it is aboard is not there'],
    [
      { provinces: { Kent: 'Fra' }, units: { 'Eng G Kent': '3 militia' } },
      'position.units.Eng G Kent: a garrison belongs to the owner of its province (MD-4.5)',
    ],
    [{ realms: { England: '3.001 gold' } }, 'position.realms.England: 3.001 is too finely divided: pence at most'],
    [{ relations: ['Eng hates Fra'] }, "position.relations[1]: there is no realm 'hates'"],
    [
      { map: ['Kent-Essex'] },
      "position.map[1]: 'Kent-Essex' is no border, such as Kent - Essex, Kent ^ Wales, Kent ~ Channel",
    ],
    [
      { map: ['Kent and Essex'] },
      "position.map[1]: 'Kent and Essex' is no border, such as Kent - Essex, Kent ^ Wales, Kent ~ Channel",
    ],
    [{ scenario: 'europe' }, "position.scenario: there is no built-in scenario 'europe'; did you mean europe-1320?"],
    [
      { options: { last_trun: 3 } },
      "position.options.last_trun: there is no option 'last_trun'; did you mean lastTurn?",
    ],
    [
      { troops: { archers: { combat: 400 } } },
      'position.troops.archers.combat: wanted a number from 0 to 100, not 400',
    ],
    [{ season: 'Sprig 1321' }, "position.season: there is no season 'Sprig'; did you mean Spring?"],
  ])('%j', async (words, fault) => {
    expect(await faultsIn(words)).toContain(fault);
  });
});
