import { describe, expect, test } from 'vitest';
import type { Asset } from '../../src/order.ts';
import { canonicalAssets, listFault, missingFrom } from '../../src/rules/assets.ts';
import { unitsToGive } from '../../src/rules/unit-stacks.ts';
import { boardOf } from '../board.ts';
import { withUnits } from '../deeds.ts';

/** England’s three merchantmen: the first empty, the second with two infantry, the third with one. */
const made = boardOf({
  turn: 2,
  nations: { England: { seaTrade: 2, landTrade: 1 }, Zulu: { kind: 'tribal' }, France: {} },
  lands: {
    London: { owner: 'England', port: true, units: ['3 inf', '2 cav', '1 inf of France'] },
    Kent: { owner: 'England', units: ['2 inf'] },
    Paris: { owner: 'France' },
    Kraal: { owner: 'Zulu', tribalCity: 'Zulu' },
  },
  seas: { Channel: { units: ['3 mer of England', '3 inf of England', '1 mer of France'] } },
});
const [, second = 0, third = 0] = made.ids('Channel', 'England', 'mer');
const [first] = made.ids('Channel', 'England', 'mer');
const { place, nation } = made;
const cargo = made.ids('Channel', 'England', 'inf');
const board = withUnits(made, ({ id }) => {
  const at = cargo.indexOf(id);
  return at < 0 ? {} : { carrier: at < 2 ? second : third };
});
const [england, zulu] = [nation('England'), nation('Zulu')];
const units = (count: number, type: 'inf' | 'cav' | 'mer', at: string): Asset => ({ count, type, place: place(at) });

describe('lists of assets', () => {
  test('W83-14.3 the same things have one form: added up, in a fixed order, nothing of which there is none', () => {
    expect(
      canonicalAssets([
        { landTrade: 1 },
        units(1, 'cav', 'Kent'),
        { territory: place('Paris') },
        { resources: 3 },
        units(1, 'inf', 'Kent'),
        units(2, 'inf', 'London'),
        { territory: place('Kent') },
        { seaTrade: 1 },
        { seaTrade: 1 },
        units(1, 'inf', 'Kent'),
        { resources: 4 },
        { territory: place('Kent') },
      ]),
    ).toEqual([
      { resources: 7 },
      units(2, 'inf', 'London'),
      units(2, 'inf', 'Kent'),
      units(1, 'cav', 'Kent'),
      { seaTrade: 2 },
      { landTrade: 1 },
      { territory: place('Kent') },
      { territory: place('Paris') },
    ]);
    expect(canonicalAssets([{ resources: 0 }, { seaTrade: 0 }, { landTrade: 0 }])).toEqual([]);
    expect(canonicalAssets([{ resources: 1 }])).toEqual([{ resources: 1 }]);
  });
  test('W83-14.18 tribes take no routes, of neither kind', () => {
    const fault = (...assets: readonly Asset[]) => listFault(board.state, assets, zulu)?.code ?? null;
    expect([
      fault({ seaTrade: 1 }),
      fault({ landTrade: 1 }),
      fault({ seaTrade: 1 }, { landTrade: 1 }),
      fault({ resources: 1 }),
    ]).toEqual(['tribes-take-no-routes', 'tribes-take-no-routes', 'tribes-take-no-routes', null]);
  });
  const missing = (owner: number, ...assets: readonly Asset[]) => missingFrom(board.state, owner, assets)?.code ?? null;
  test('W83-14.8 all of it must be there: routes, lands, ports and units', () => {
    expect([
      missing(england, { seaTrade: 2 }),
      missing(england, { seaTrade: 3 }),
      missing(england, { landTrade: 2 }),
    ]).toEqual([null, 'too-few-routes', 'too-few-routes']);
    expect([
      missing(england, { territory: place('Kent') }),
      missing(england, { territory: place('Paris') }),
      missing(zulu, { territory: place('Kraal') }),
    ]).toEqual([null, 'not-yours', 'tribal-city-stays']);
    expect([missing(england, { port: place('London') }), missing(england, { port: place('Kent') })]).toEqual([
      null,
      'no-port',
    ]);
    expect([missing(england, units(3, 'inf', 'London')), missing(england, units(4, 'inf', 'London'))]).toEqual([
      null,
      'too-few-units',
    ]);
  });
});

describe('units of a list', () => {
  const given = (...stacks: readonly Asset[]) => unitsToGive(board.state, england, stacks as never);
  test('W83-3.15 of each type the lowest numbers', () => {
    const [one = 0, two = 0] = made.ids('London', 'England', 'inf');
    const [rider = 0] = made.ids('London', 'England', 'cav');
    expect(given(units(1, 'cav', 'London'), units(2, 'inf', 'London'))).toEqual(
      [one, two, rider].toSorted((a, b) => a - b),
    );
  });
  test('W83-14.16 a ship goes with just the cargo that is in the list', () => {
    expect(given(units(1, 'mer', 'Channel'))).toEqual([first]);
    expect(given(units(1, 'mer', 'Channel'), units(2, 'inf', 'Channel'))).toEqual([second, cargo[0], cargo[1]]);
    expect(given(units(1, 'mer', 'Channel'), units(1, 'inf', 'Channel'))).toEqual([third, cargo[2]]);
    expect(given(units(2, 'mer', 'Channel'), units(3, 'inf', 'Channel'))).toEqual(
      [second, third, cargo[0], cargo[1], cargo[2]].toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    );
    expect(given(units(2, 'mer', 'Channel'))).toMatchObject({ code: 'cargo-apart' });
    expect(given(units(1, 'inf', 'Channel'))).toMatchObject({ code: 'cargo-apart' });
    expect(given(units(1, 'mer', 'Channel'), units(3, 'inf', 'Channel'))).toMatchObject({ code: 'cargo-apart' });
  });
  test('W83-14.10 nothing that moved or was built this turn, nor a ship with such cargo or that of another', () => {
    const busy = (change: object) =>
      unitsToGive(withUnits(board, ({ id }) => (id === cargo[2] ? change : {})).state, england, [
        units(1, 'mer', 'Channel'),
        units(1, 'inf', 'Channel'),
      ] as never);
    expect([busy({ movedTurn: 2 }), busy({ builtTurn: 2 }), busy({ owner: nation('France') })]).toMatchObject([
      { code: 'cargo-apart' },
      { code: 'cargo-apart' },
      { code: 'cargo-apart' },
    ]);
    expect(busy({ movedTurn: 1 })).toEqual([third, cargo[2]]);
  });
});
