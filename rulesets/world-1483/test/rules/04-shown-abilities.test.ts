import { describe, expect, test } from 'vitest';
import type { LandBattle, LandSide } from '../../src/battle/land.ts';
import { admiralIn, battleOnLand } from '../../src/consequences/battles.ts';
import type { Fighter } from '../../src/rules/factors.ts';
import { isGeneral } from '../../src/rules/find.ts';
import { leaderOf } from '../../src/rules/leaders.ts';
import {
  ADMIRAL,
  CAUTIOUS,
  ENGINEER,
  MAN_OF_THE_PEOPLE,
  QUARTERMASTER,
  STATESMAN,
  STEPPE,
  TACTICIAN,
  TERRAIN,
} from '../../src/words.ts';
import { boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';

interface Fight {
  /** Abilities of the two generals; 0 for none. */
  readonly attacker?: number;
  readonly defender?: number;
  readonly attackers?: readonly string[];
  readonly defenders?: readonly string[];
  /** Militia and coastal defence of the land itself. */
  readonly raised?: readonly ('mil' | 'coast')[];
  readonly fort?: number | null;
  readonly open?: boolean;
  readonly leaves?: boolean;
}

/** England attacks Calais from London and goes back after a round in which nobody hits. */
const fought = ({
  attacker = 0,
  defender = 0,
  attackers = ['2 inf'],
  defenders = ['2 inf'],
  raised = [],
  fort = null,
  open = false,
  leaves = false,
}: Fight) => {
  const board = boardOf({
    nations: { England: {}, France: {}, Spain: {} },
    lands: {
      London: { owner: 'England', units: [`1 gen 3/${attacker}`, ...attackers] },
      Calais: { owner: 'France', units: [`1 gen 2/${defender}`, ...defenders] },
    },
    borders: ['London-Calais'],
  });
  const hand = turnOf(board);
  const [london, calais] = [board.place('London'), board.place('Calais')];
  const sideOf = (at: number, owner: number, way: Fighter['way']): LandSide => {
    const here = hand.state.units.filter(({ place }) => place === at);
    const general = here.find((unit) => isGeneral(unit) && unit.owner === owner);
    const fighters = here
      .filter((unit) => !isGeneral(unit))
      .map((unit): Fighter => ({ id: unit.id, owner: unit.owner, type: unit.type as Fighter['type'], way }));
    const own = at === calais ? raised.map((type): Fighter => ({ id: 0, owner, type, way: 'inside' })) : [];
    const leader = general === undefined ? null : leaderOf(general);
    return { first: owner, fighters: [...fighters, ...own], leader, points: [], losses: new Map() };
  };
  const battle: LandBattle = {
    territory: calais,
    fort,
    attackers: sideOf(london, board.nation('England'), 'land'),
    defenders: sideOf(calais, board.nation('France'), 'inside'),
    leaving: { terms: [{ measure: 'rounds', than: leaves ? 3 : 1 }] },
    canRetreat: () => true,
    cautious: leaves ? [{ measure: 'rounds', than: 1 }] : null,
    open,
  };
  battleOnLand(hand.turn, battle, { sort: 'land', rule: 'W83-11.30' });
  return hand
    .of('ability-shown')
    .map(({ owner, ability }) => `${owner === board.nation('England') ? 'attacker' : 'defender'} ${ability}`);
};

describe('abilities that changed a result are known to all from then on', () => {
  test.each<readonly [what: string, fight: Fight, shown: readonly string[]]>([
    ['a Tactician with infantry', { attacker: TACTICIAN }, [`attacker ${TACTICIAN}`]],
    ['a Tactician with cavalry', { attacker: TACTICIAN, attackers: ['1 cav'] }, [`attacker ${TACTICIAN}`]],
    ['a Tactician with knights', { attacker: TACTICIAN, attackers: ['1 knt'] }, [`attacker ${TACTICIAN}`]],
    ['not one with guns alone', { attacker: TACTICIAN, attackers: ['1 art'] }, []],
    ['not one with troops of others', { attacker: TACTICIAN, attackers: ['1 inf of Spain'] }, []],
    [
      'one with troops of others beside his own',
      { attacker: TACTICIAN, attackers: ['1 inf', '1 inf of Spain'] },
      [`attacker ${TACTICIAN}`],
    ],
    ['not a Tactician who defends', { defender: TACTICIAN }, []],
    ['a Master Engineer before walls', { attacker: ENGINEER, fort: 3 }, [`attacker ${ENGINEER}`]],
    ['before the lowest walls', { attacker: ENGINEER, fort: 1 }, [`attacker ${ENGINEER}`]],
    ['not before walls that are down', { attacker: ENGINEER, fort: 0 }, []],
    ['not where there is no city', { attacker: ENGINEER }, []],
    ['riders of the Steppe, all mounted', { attacker: STEPPE, attackers: ['1 cav', '1 knt'] }, [`attacker ${STEPPE}`]],
    ['not with infantry beside them', { attacker: STEPPE, attackers: ['1 cav', '1 inf'] }, []],
    ['not without any', { attacker: STEPPE, attackers: ['1 inf'] }, []],
    ['knights alone', { attacker: STEPPE, attackers: ['1 knt'] }, [`attacker ${STEPPE}`]],
    ['who defend with riders alone', { defender: STEPPE, defenders: ['2 cav'] }, [`defender ${STEPPE}`]],
    [
      'coastal defence does not count',
      { defender: STEPPE, defenders: ['2 cav'], raised: ['coast'] },
      [`defender ${STEPPE}`],
    ],
    ['militia does', { defender: STEPPE, defenders: ['2 cav'], raised: ['mil'] }, []],
    ['a master of Terrain with infantry in open land', { defender: TERRAIN }, [`defender ${TERRAIN}`]],
    ['not behind walls', { defender: TERRAIN, fort: 2 }, []],
    ['not where guests are expelled', { defender: TERRAIN, open: true }, []],
    ['not without infantry of his own', { defender: TERRAIN, defenders: ['2 inf of Spain', '1 cav'] }, []],
    ['not one who attacks', { attacker: TERRAIN }, []],
    ['a Quartermaster with infantry behind walls', { defender: QUARTERMASTER, fort: 2 }, [`defender ${QUARTERMASTER}`]],
    [
      'with infantry of others too',
      { defender: QUARTERMASTER, fort: 2, defenders: ['1 inf of Spain'] },
      [`defender ${QUARTERMASTER}`],
    ],
    [
      'with infantry among others',
      { defender: QUARTERMASTER, fort: 2, defenders: ['1 inf', '1 cav'] },
      [`defender ${QUARTERMASTER}`],
    ],
    ['not without walls', { defender: QUARTERMASTER }, []],
    ['not where guests are expelled from a city', { defender: QUARTERMASTER, fort: 2, open: true }, []],
    ['not with cavalry alone', { defender: QUARTERMASTER, fort: 2, defenders: ['2 cav'] }, []],
    [
      'a Man of the People with militia',
      { defender: MAN_OF_THE_PEOPLE, fort: 2, raised: ['mil'] },
      [`defender ${MAN_OF_THE_PEOPLE}`],
    ],
    ['not without', { defender: MAN_OF_THE_PEOPLE, fort: 2 }, []],
    ['the Cautious who leaves', { defender: CAUTIOUS, leaves: true }, [`defender ${CAUTIOUS}`]],
    ['with whoever is left', { defender: CAUTIOUS, leaves: true, defenders: ['1 inf'] }, [`defender ${CAUTIOUS}`]],
    ['not if he stays', { defender: CAUTIOUS }, []],
    ['never a Statesman', { attacker: STATESMAN, defender: STATESMAN, fort: 2, raised: ['mil'] }, []],
    ['both of a battle', { attacker: TACTICIAN, defender: TERRAIN }, [`attacker ${TACTICIAN}`, `defender ${TERRAIN}`]],
  ])('W83-4.31 %s', (_, fight, shown) => {
    expect(fought(fight)).toEqual(shown);
  });
});

describe('who commands a fleet', () => {
  const board = (...generals: readonly string[]) =>
    boardOf({
      nations: { England: {}, France: {} },
      lands: { Kent: { owner: 'England', coasts: ['Channel'] } },
      seas: { Channel: { units: ['1 sol of England', ...generals] } },
    });
  const admiral = (aboard: boolean, ...generals: readonly string[]): number | null => {
    const { state, place, nation, ids } = board(...generals);
    const [ship = 0] = ids('Channel', 'England', 'sol');
    const units = state.units.map((unit) => (isGeneral(unit) && aboard ? { ...unit, carrier: ship } : unit));
    const found = admiralIn({ state: { ...state, units } }, place('Channel'), nation('England'));
    return found === null ? null : found - ship;
  };
  test.each<readonly [what: string, generals: readonly string[], found: number | null]>([
    ['an Admiral', [`1 gen 3/${ADMIRAL} of England`], 1],
    ['an Admiral before a better general', ['1 gen 9 of England', `1 gen 3/${ADMIRAL} of England`], 2],
    ['of two the more skilled', [`1 gen 3/${ADMIRAL} of England`, `1 gen 5/${ADMIRAL} of England`], 2],
    ['of two alike the first', [`1 gen 3/${ADMIRAL} of England`, `1 gen 3/${ADMIRAL} of England`], 1],
    ['nobody else', [`1 gen 9/${TACTICIAN} of England`], null],
    ['nobody of another nation', [`1 gen 3/${ADMIRAL} of France`], null],
    ['nobody where there is none', [], null],
  ])('W83-4.29 %s', (_, generals, found) => {
    expect(admiral(true, ...generals)).toBe(found);
  });
  test('W83-4.29 not one who is not aboard', () => {
    expect(admiral(false, `1 gen 3/${ADMIRAL} of England`)).toBeNull();
  });
});
