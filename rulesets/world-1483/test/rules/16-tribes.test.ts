import { describe, expect, test } from 'vitest';
import { incorporation } from '../../src/actions/incorporation.ts';
import { newErrand } from '../../src/begin.ts';
import { capture } from '../../src/consequences/capture.ts';
import { reviewStatus } from '../../src/consequences/status.ts';
import type { Order } from '../../src/order.ts';
import { tribeNow } from '../../src/rules/tribes.ts';
import { AFRICA, INDEPENDENT } from '../../src/words.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';

/** A tribe with two cities, a regular city that it has taken, and lands with and without troops. */
const FACTS: BoardFacts = {
  turn: 3,
  nations: { Zulu: { kind: 'tribal', treasury: 40 }, Spain: { treasury: 20 }, Mali: { phase: 5 } },
  lands: {
    Kraal: { owner: 'Zulu', tribalCity: 'Zulu', special: 'remote', revealed: true, units: ['2 inf'] },
    Nguni: { owner: 'Zulu', tribalCity: 'Zulu', special: 'remote', revealed: true, units: ['1 gen 5'] },
    Veld: { owner: 'Zulu', special: 'remote', revealed: true },
    Sofala: { owner: 'Zulu', fort: 2, value: 3, incorporatedBy: 'Spain', originalOwner: 'Spain', units: ['1 inf'] },
    Bush: { owner: 'Zulu', incorporatedBy: null, originalOwner: null, units: ['1 cav'] },
    Coast: { owner: 'Zulu', incorporatedBy: null, originalOwner: null },
    Toledo: { owner: 'Spain', fort: 4, units: ['3 inf'] },
  },
  seas: { Cape: { units: ['1 frg of Zulu'] } },
};
const board = boardOf(FACTS);
const { nation, place } = board;
const [zulu, spain] = [nation('Zulu'), nation('Spain')];
const incorporate = (destroy?: string): Order => ({
  verb: 'INCORPORATE',
  section: 'actions',
  args: { territory: place('Sofala'), ...(destroy === undefined ? {} : { destroy: place(destroy) }) },
});
const acts = (orders: readonly Order[], from = board) => {
  const hand = turnOf(from, { Zulu: orders });
  hand.turn.memory.errand = newErrand(zulu, null);
  incorporation(hand.turn, zulu);
  return { ...hand, next: { ...from, state: hand.state } };
};
/** Spain takes lands of the tribe, and its turn ends. */
const falls = (lands: readonly string[], from = board) => {
  const hand = turnOf(from);
  for (const name of lands) {
    capture(hand.turn, { territory: place(name), by: spain, how: 'battle', rule: 'W83-11.28', defended: [zulu] });
  }
  reviewStatus(hand.turn, [zulu, spain]);
  return hand;
};
const cities = ({ state }: { readonly state: typeof board.state }): readonly string[] =>
  state.territories.flatMap((land) =>
    land?.tribalCity === zulu ? [board.setting.places[land.number]?.name ?? ''] : [],
  );

describe('cities of tribes', () => {
  test('W83-16.25 W83-16.30 with one city left a tribe is a tribe', () => {
    const hand = falls(['Kraal']);
    expect(cities(hand)).toEqual(['Nguni']);
    expect(hand.state.nations[zulu]).toMatchObject({ kind: 'tribal', status: 'active' });
  });

  test('W83-16.27 W83-16.29 a regular city is incorporated for four times its value and a tribal city', () => {
    const hand = acts([incorporate('Nguni')]);
    expect(cities(hand)).toEqual(['Kraal']);
    expect(hand.state.privy[zulu]?.treasury).toBe(28);
    expect(hand.state.territories[place('Sofala')]?.incorporatedBy).toBe(zulu);
    expect(hand.of('tribal-city-lost')).toMatchObject([{ territory: place('Nguni'), why: 'incorporation' }]);
    expect(hand.state.nations[zulu]?.kind).toBe('tribal');
  });

  test('W83-16.28 the first in list order goes where none is named, and one that is not there cannot', () => {
    expect(cities(acts([incorporate()]))).toEqual(['Nguni']);
    const wrong = acts([incorporate('Veld')]);
    expect(wrong.of('line-failed')).toMatchObject([{ refusal: { code: 'no-tribal-city' } }]);
    expect(cities(wrong)).toEqual(['Kraal', 'Nguni']);
  });

  test('W83-16.27 land without a city costs no tribal city, whatever the line names', () => {
    const bush = (destroy: string): Order => ({
      verb: 'INCORPORATE',
      section: 'actions',
      args: { territory: place('Bush'), destroy: place(destroy) },
    });
    for (const named of ['Nguni', 'Veld']) {
      const hand = acts([bush(named)]);
      expect(hand.of('line-failed')).toEqual([]);
      expect(cities(hand)).toEqual(['Kraal', 'Nguni']);
    }
  });

  test('W83-16.27 a tribe that has just lost its last tribal city has none to give', () => {
    const bare = boardOf({
      ...FACTS,
      lands: {
        ...FACTS.lands,
        Kraal: { owner: 'Zulu', special: 'remote' },
        Nguni: { owner: 'Zulu', special: 'remote' },
      },
    });
    expect(acts([incorporate()], bare).of('line-failed')).toMatchObject([
      { refusal: { code: 'no-tribal-city', territory: place('Sofala') } },
    ]);
  });

  test('W83-20.30 W83-16.26 a tribe without cities is gone when its turn ends, not before', () => {
    const bare = boardOf({
      ...FACTS,
      lands: {
        ...FACTS.lands,
        Kraal: { owner: 'Zulu', special: 'remote' },
        Nguni: { owner: 'Zulu', special: 'remote' },
      },
    });
    expect(acts([], bare).events).toEqual([]);
  });

  test('W83-16.28 a tribe without a tribal city pays like all others', () => {
    const ordinary = boardOf({ ...FACTS, nations: { ...FACTS.nations, Zulu: { treasury: 40 } } });
    const hand = acts([incorporate()], ordinary);
    expect(hand.of('tribal-city-lost')).toEqual([]);
    expect(hand.state.territories[place('Sofala')]?.incorporatedBy).toBe(zulu);
  });
});

describe('a tribe that is none any more', () => {
  const last = boardOf({
    ...FACTS,
    lands: { ...FACTS.lands, Nguni: { ...FACTS.lands.Nguni, tribalCity: undefined as unknown as string } },
  });

  test('W83-16.33 with its last tribal city given up for a regular one it is an ordinary nation at once', () => {
    const hand = acts([incorporate()], last);
    expect(hand.state.nations[zulu]?.kind).toBe('player');
    expect(hand.of('tribe-reverted')).toHaveLength(1);
  });

  test('W83-16.33 so it is when the last falls, and an incorporated city is left', () => {
    const hand = falls(['Kraal'], acts([incorporate('Nguni')]).next);
    expect(hand.state.nations[zulu]).toMatchObject({ kind: 'player', status: 'active' });
  });

  test('W83-16.33 W83-16.34 W83-10.47 what it occupies is incorporated, and nothing else', () => {
    const { state } = acts([incorporate()], last);
    const by = (name: string) => state.territories[place(name)]?.incorporatedBy;
    expect([by('Kraal'), by('Bush'), by('Sofala')]).toEqual([zulu, zulu, zulu]);
    expect([by('Nguni'), by('Veld'), by('Coast')]).toEqual([null, null, null]);
    expect(state.nations[zulu]?.original).toEqual([place('Kraal'), place('Nguni'), place('Veld')]);
  });

  test('W83-16.33 W83-16.34 an incorporated city stays so without troops; one that is not, does not become it', () => {
    const quiet = boardOf({
      ...FACTS,
      lands: {
        ...FACTS.lands,
        Nguni: { ...FACTS.lands['Nguni'], tribalCity: undefined as unknown as string },
        Sofala: { owner: 'Zulu', fort: 2, value: 3, incorporatedBy: 'Spain' },
        Ceuta: { owner: 'Zulu', fort: 1, incorporatedBy: null },
      },
    });
    const { state } = acts([incorporate()], quiet);
    expect(state.territories[quiet.place('Sofala')]?.incorporatedBy).toBe(zulu);
    expect(state.territories[quiet.place('Ceuta')]?.incorporatedBy).toBeNull();
  });

  test('W83-16.34 land that others have incorporated stays theirs', () => {
    const foreign = boardOf({
      ...FACTS,
      lands: {
        ...(last.state && FACTS.lands),
        Nguni: { ...FACTS.lands.Nguni, tribalCity: undefined as unknown as string },
        Coast: { owner: 'Zulu', incorporatedBy: 'Spain' },
      },
    });
    expect(acts([incorporate()], foreign).state.territories[place('Coast')]?.incorporatedBy).toBe(spain);
  });
});

describe('the end of a tribe', () => {
  test('W83-16.26 without a tribal city and an incorporated one its army disbands, and it is gone', () => {
    const hand = falls(['Kraal', 'Nguni']);
    expect(hand.of('tribe-gone')).toHaveLength(1);
    expect(hand.of('units-lost')).toMatchObject([{ rule: 'W83-16.26', why: 'disbanded' }]);
    expect(hand.state.units.filter(({ owner }) => owner === zulu)).toEqual([]);
    expect(hand.state.nations[zulu]?.status).toBe('eliminated');
    expect(hand.state.privy[zulu]?.treasury).toBe(0);
  });

  test('W83-16.26 its lands are nobody’s, incorporated by nobody, without a garrison to be rolled', () => {
    const hand = falls(['Kraal', 'Nguni']);
    const of = (name: string) => hand.state.territories[place(name)];
    expect(of('Veld')).toMatchObject({ owner: AFRICA, incorporatedBy: null, revealed: true });
    for (const name of ['Sofala', 'Bush', 'Coast']) {
      expect(of(name)).toMatchObject({ owner: INDEPENDENT, incorporatedBy: null });
    }
    expect(of('Kraal')?.owner).toBe(spain);
  });

  test('W83-16.26 it happens once', () => {
    const hand = falls(['Kraal', 'Nguni']);
    reviewStatus(hand.turn, [zulu]);
    expect(hand.of('tribe-gone')).toHaveLength(1);
  });

  test('W83-16.36 a tribe is never conquered', () => {
    const hand = falls(['Kraal', 'Nguni']);
    expect(hand.of('status-changed').map(({ to }) => to)).toEqual(['eliminated']);
    expect(tribeNow(board.state, zulu)).toBe('tribe');
  });

  test('W83-16.8 a tribe that still looks for a place is not gone', () => {
    const early = boardOf({
      nations: { Zulu: { kind: 'tribal' } },
      lands: { Veld: { owner: AFRICA, special: 'remote' } },
    });
    const settling = turnOf(early);
    reviewStatus(settling.turn, [1]);
    expect(settling.events).toEqual([]);
  });
});
