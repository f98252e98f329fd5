import { describe, expect, test } from 'vitest';
import { warSeenBy } from '../../src/rules/financed.ts';
import { neighboursOf } from '../../src/rules/neighbours.ts';
import { ownOf } from '../../src/rules/own.ts';
import { toldStanding } from '../../src/rules/told-standing.ts';
import type { State } from '../../src/state.ts';
import { boardOf } from '../board.ts';

const board = boardOf({
  nations: { England: {}, France: {}, Spain: {}, Turkey: {}, Brittany: { phase: 5 }, Savoy: { phase: 5 } },
  lands: {
    London: { owner: 'England', coasts: ['Channel'] },
    Paris: { owner: 'France', coasts: ['Channel'] },
    Toledo: { owner: 'Spain' },
    Madrid: { owner: 'Spain' },
    Orkney: { coasts: ['Channel'] },
    Rennes: { owner: 'Brittany' },
    Cairo: { owner: 'Turkey', coasts: ['Levant'] },
    Turin: { owner: 'Savoy', coasts: ['Bay'] },
  },
  seas: { Channel: {}, Levant: { units: ['1 mer of England'] }, Bay: { units: ['1 mer of France'] } },
  borders: ['London-Toledo', 'Toledo-Madrid', 'Madrid-Rennes'],
  wars: [
    { between: ['Brittany', 'France'], kind: 'financed', more: { financed: true } },
    { between: ['Spain', 'England'] },
  ],
});
const { nation, state, setting } = board;
const [england, france, spain, turkey, brittany, savoy] = [
  'England',
  'France',
  'Spain',
  'Turkey',
  'Brittany',
  'Savoy',
].map(nation) as [number, number, number, number, number, number];

describe('what a nation knows of itself alone', () => {
  const peace = (from: number, to: number) => ({ from, to, terms: {}, with: [], choice: null });
  const trade = (id: number, from: number, to: number) => ({
    id,
    from,
    to,
    give: [],
    get: [],
    left: 4,
    confirmed: null,
  });
  const gift = (id: number, from: number, to: number) =>
    ({ id, from, to, amount: 1, left: 8, condition: { when: 'war', of: 1, other: 2 } }) as const;
  const contract = (npc: number, target: number, financier: number) => ({
    npc,
    target,
    financier,
    bid: 10,
    lastDue: false,
    thanked: false,
  });
  const papers: Partial<State> = {
    peaceOffers: [peace(england, france), peace(france, england), peace(france, spain)],
    tradeOffers: [trade(1, england, france), trade(2, spain, england), trade(3, france, spain)],
    gifts: [gift(1, england, france), gift(2, france, england)],
    contracts: [contract(brittany, france, england), contract(brittany, england, france)],
  };
  test('W83-18.2 W83-18.6 offers that it made or was made, and what it promised and pays itself', () => {
    const own = ownOf({ ...state, ...papers }, england);
    expect(own?.peaceOffers.map(({ from, to }) => [from, to])).toEqual([
      [england, france],
      [france, england],
    ]);
    expect(own?.tradeOffers.map(({ id }) => id)).toEqual([1, 2]);
    expect(own?.gifts.map(({ id }) => id)).toEqual([1]);
    expect(own?.contracts.map(({ financier }) => financier)).toEqual([england]);
    expect([ownOf(state, 0), ownOf(state, 99)]).toEqual([null, null]);
  });
  test('W83-15.27 its own standing orders, and nobody else’s', () => {
    const standing = [{ verb: 'ALLOW_LAND', args: { nations: ['ALL'], places: ['ALL'] } }] as const;
    const own = ownOf({ ...state, privy: state.privy.map((each) => each && { ...each, standing }) }, england);
    const told = toldStanding({ ...state, nation: england, own, treasuries: null });
    expect([
      told(england),
      told(france),
      toldStanding({ ...state, nation: null, own: null, treasuries: null })(england),
    ]).toEqual([standing, [], []]);
  });
  test('W83-5.48 that a war is paid for the attacked knows, and who pays for it; others do not', () => {
    const [paid, plain] = state.wars as [State['wars'][number], State['wars'][number]];
    const seen = (contracts: State['contracts'], reader: number | null, war = paid) => {
      const { kind, financed } = warSeenBy({ contracts }, war, reader);
      return [kind, financed];
    };
    const contracts = [
      contract(brittany, france, england),
      contract(brittany, spain, turkey),
      contract(savoy, france, spain),
    ];
    const [known, hidden] = [
      ['financed', true],
      ['player', false],
    ];
    expect([france, england, spain, turkey, brittany, null].map((reader) => seen(contracts, reader))).toEqual([
      known,
      known,
      hidden,
      hidden,
      hidden,
      hidden,
    ]);
    expect(seen([], england)).toEqual(hidden);
    expect(warSeenBy({ contracts: [] }, { ...plain, kind: 'alliance' }, null).kind).toBe('alliance');
  });
  test('W83-18.1 its neighbours have land beside its own, or on a sea on whose shore it has land or ships', () => {
    expect([...neighboursOf(setting, state, england)].toSorted()).toEqual([france, spain, turkey]);
    expect([...neighboursOf(setting, state, spain)].toSorted()).toEqual([england, brittany]);
    expect([...neighboursOf(setting, state, savoy)]).toEqual([]);
    expect([...neighboursOf(setting, state, france)].toSorted()).toEqual([england, savoy]);
  });
});
