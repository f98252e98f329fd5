import { describe, expect, test } from 'vitest';
import type { Entry, Order, StandingOrder } from '../../src/order.ts';
import { CAUTIOUS } from '../../src/words.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { deeds } from '../deeds.ts';
import { items } from '../shores.ts';

/** Calais, France's, among lands of England, Spain and Scotland; Bay lies on the way there and is empty. */
const FACTS: BoardFacts = {
  turn: 3,
  nations: { England: {}, France: {}, Spain: {}, Scots: {} },
  lands: {
    London: { owner: 'England', units: ['2 inf', '1 cav'] },
    Kent: { owner: 'England', units: ['1 inf'] },
    Hull: { owner: 'England', units: ['2 art'] },
    Bay: { owner: 'France' },
    Calais: { owner: 'France', units: ['2 inf'] },
    Paris: { owner: 'France' },
    Leon: { owner: 'Spain' },
    Perth: { owner: 'Scots' },
    Far: { owner: 'England', units: ['9 inf'] },
  },
  borders: ['London-Bay', 'London-Calais', 'Kent-Calais', 'Bay-Calais', 'Calais-Paris', 'Calais-Leon', 'London-Far'],
  wars: [{ between: ['England', 'France'] }],
};
type Lands = BoardFacts['lands'];
const boardWith = (lands: Lands = {}, more: Partial<BoardFacts> = {}) => {
  const all = Object.entries(FACTS.lands).map(([name, land]) => [name, { ...land, ...lands[name] }]);
  return boardOf({ ...FACTS, ...more, lands: { ...Object.fromEntries(all) } });
};
const { place, nation } = boardOf(FACTS);
const NOW: Entry = { retreat: [{ measure: 'now' }] };
const march = (words: string, from: string, way: readonly string[], more: Entry = {}): Order => ({
  verb: 'MARCH',
  section: 'actions',
  args: { units: items(words), from: place(from), to: way.map(place), ...more },
});
const expel = (more: Entry = {}): Order => ({
  verb: 'EXPEL',
  section: 'actions',
  args: { territory: place('Calais'), ...more },
});
/** So many dice that miss. */
const misses = (count: number): readonly number[] => Array.from({ length: count }, () => 10);

describe('attackers who fall back', () => {
  test('W83-11.42 W83-11.41 each goes to where its last step came from, whatever the line names', () => {
    const { there, of, state } = deeds(
      boardWith(),
      'England',
      [
        march('2 inf', 'London', ['Calais'], { ...NOW, retreatTo: place('Kent') }),
        march('1 inf', 'Kent', ['Calais']),
        march('1 cav', 'London', ['Far']),
      ],
      { 'fight@Calais': misses(5) },
    );
    expect([there('London', 'England'), there('Kent', 'England')]).toEqual(['2 inf', '1 inf']);
    expect(of('retreated-to')).toMatchObject([
      { rule: 'W83-11.41', from: place('London'), to: place('London'), aboard: false },
      { rule: 'W83-11.41', from: place('Kent'), to: place('Kent'), aboard: false },
    ]);
    expect(state.units.filter(({ place: at, owner }) => at === place('Kent') && owner === 1)).toMatchObject([
      { movedTurn: 3 },
    ]);
  });

  /** The cavalry rides through Bay, which it takes; so it did not come from friendly land. */
  const ridden = (lands: Lands, more: Entry = {}, borders: readonly string[] = []) =>
    deeds(
      boardWith(lands, { borders: ['London-Bay', 'Bay-Calais', 'Calais-Paris', ...borders] }),
      'England',
      [march('1 cav', 'London', ['Bay', 'Calais'], { ...NOW, ...more })],
      { 'fight@Calais': [...misses(4), 1, 10] },
    );
  const COAST = ['Kent-Calais', 'Hull-Calais'];
  test.each<readonly [what: string, lands: Lands, more: Entry, to: string]>([
    ['the land with most of their troops', {}, {}, 'Hull'],
    ['of equals the first', { Hull: { units: ['1 art'] } }, {}, 'Kent'],
    ['troops of others there do not count', { Kent: { units: ['1 inf', '2 inf of Spain'] } }, {}, 'Hull'],
    ['the one that the line names', {}, { retreatTo: place('Kent') }, 'Kent'],
    ['but not if it is not adjacent', {}, { retreatTo: place('London') }, 'Hull'],
    ['nor if it is an enemy’s', {}, { retreatTo: place('Paris') }, 'Hull'],
    ['nor if it was taken in this turn', {}, { retreatTo: place('Bay') }, 'Hull'],
  ])('W83-11.42 whoever came over fresh conquests goes elsewhere: %s', (_, lands, more, to) => {
    const { of, there } = ridden(lands, more, COAST);
    expect(of('retreated-to')).toMatchObject([{ to: place(to) }]);
    expect(there(to, 'England')).toContain('1 cav');
  });

  test('W83-11.43 without such a land they fight on', () => {
    const { of, there } = ridden({});
    expect(of('battle-fought')).toMatchObject([{ winner: 'defenders', retreated: [] }]);
    expect(there('Bay', 'England')).toBe('');
  });

  /** London's riders with generals by skill and ability; where they go from Calais. */
  const led = (generals: readonly string[], more: Entry = {}) => {
    const count = generals.length;
    return deeds(
      boardWith(
        { London: { units: ['1 cav', ...generals] } },
        { borders: ['London-Bay', 'Bay-Calais', 'Calais-Paris'] },
      ),
      'England',
      [march(`1 cav, ${count} gen`, 'London', ['Bay', 'Calais'], { ...NOW, ...more })],
      { 'fight@Calais': [...misses(4), 1, 10] },
    );
  };
  test('W83-4.32 W83-4.31 the Cautious in command takes them back to what was taken on the way, and is known for it', () => {
    const { of, there } = led([`1 gen 2/${CAUTIOUS}`]);
    expect(of('retreated-to')).toMatchObject([{ to: place('Bay') }]);
    expect(there('Bay', 'England')).toBe('1 cav, 1 gen');
    expect(of('ability-shown')).toMatchObject([{ ability: CAUTIOUS }]);
  });
  test('W83-4.17 W83-4.32 a Cautious who is not in command knows no such way', () => {
    const { of } = led([`1 gen 2/${CAUTIOUS}`, '1 gen 5']);
    expect(of('battle-fought')).toMatchObject([{ retreated: [] }]);
    expect(of('ability-shown')).toEqual([]);
  });
  test('W83-4.31 W83-4.32 one who goes home by the usual way is not known for it', () => {
    const { of } = deeds(
      boardWith({ London: { units: ['1 cav', `1 gen 2/${CAUTIOUS}`] } }),
      'England',
      [march('1 cav, 1 gen', 'London', ['Calais'], NOW)],
      { 'fight@Calais': misses(3) },
    );
    expect(of('retreated-to')).toMatchObject([{ to: place('London') }]);
    expect(of('ability-shown')).toEqual([]);
  });
});

describe('guests on both sides', () => {
  const joins: StandingOrder = { verb: 'JOIN', args: { nation: 1, against: 2, places: ['ALL'] } };
  const aside: StandingOrder = { verb: 'STAND_ASIDE', args: { nations: ['ALL'], places: ['ALL'] } };
  const guests = (
    calais: readonly string[],
    standing: { readonly [nation: string]: StandingOrder },
    wars: BoardFacts['wars'] = FACTS.wars ?? [],
  ) =>
    boardWith(
      { Calais: { units: calais } },
      {
        wars,
        nations: Object.fromEntries(
          Object.entries(FACTS.nations).map(([name, facts]) => {
            const own = standing[name];
            return [name, own === undefined ? facts : { ...facts, standing: [own] }];
          }),
        ),
      },
    );

  test('W83-15.15 W83-4.14 whoever joins brings the general, where the active nation has none', () => {
    const board = guests(['1 inf', '1 cav of Spain', '1 gen 3 of Spain', '1 inf of Scots', '1 gen 7 of Scots'], {
      Spain: joins,
      Scots: aside,
    });
    const line = march('2 inf', 'London', ['Calais'], { ...NOW, avoid: [nation('Scots')] });
    const { of, there } = deeds(board, 'England', [line], { 'fight@Calais': misses(4) });
    expect(of('battle-fought')).toMatchObject([{ attackers: [1, 3], attackerLed: { owner: 3, skill: 3 } }]);
    expect(of('battle-fought')[0]?.rounds[0]?.attack).toMatchObject([
      { owner: 1, type: 'inf', factor: 3 },
      { owner: 3, type: 'cav', factor: 9 },
    ]);
    // He and the cavalry leave together; the Scots and their general stay.
    expect(there('Leon', 'Spain')).toBe('1 cav, 1 gen');
    expect(there('Calais', 'Scots')).toBe('1 inf, 1 gen');
    expect(of('retreated-to')).toMatchObject([
      { nation: 1, from: place('London'), to: place('London') },
      { nation: 3, from: place('Calais'), to: place('Leon') },
    ]);
    expect(of('units-moved').at(-1)).toMatchObject({ rule: 'W83-11.42', counts: true });
  });

  test('W83-15.15 a joiner whose own land is not adjacent fights on, and with him his general', () => {
    const board = guests(['1 inf', '1 cav of Scots', '1 gen 3 of Scots'], { Scots: joins });
    const { of, there } = deeds(board, 'England', [march('2 inf', 'London', ['Calais'], NOW)], {
      'fight@Calais': [...misses(4), 1, 10],
    });
    expect(of('battle-fought')).toMatchObject([{ winner: 'attackers', retreated: [{ owner: 1, count: 2 }] }]);
    expect(there('London', 'England')).toBe('2 inf, 1 cav');
    expect(there('Calais', 'Scots')).toBe('1 cav, 1 gen');
  });

  test('W83-4.14 W83-4.5 W83-15.13 troops who join without a general bring none, and the points of one who leads are for his own', () => {
    const bare = guests(['1 inf', '1 cav of Spain'], { Spain: joins });
    expect(
      deeds(bare, 'England', [march('2 inf', 'London', ['Calais'], NOW)], { 'fight@Calais': misses(4) }).of(
        'battle-fought',
      ),
    ).toMatchObject([{ attackerLed: null }]);
    const led = guests(['1 inf', '1 cav of Spain', '1 gen 3 of Spain'], { Spain: joins });
    const points: Entry = { ...NOW, points: [{ count: 1, type: 'inf', points: 3 }] };
    expect(
      deeds(led, 'England', [march('2 inf', 'London', ['Calais'], points)], { 'fight@Calais': misses(4) }).of(
        'battle-fought',
      )[0]?.rounds[0]?.attack,
    ).toMatchObject([
      { owner: 1, type: 'inf', factor: 3 },
      { owner: 3, type: 'cav', factor: 9 },
    ]);
  });
  test('W83-15.13 W83-15.23 each nation of a side loses by its own order', () => {
    const knights = { verb: 'LAND_LOSSES', args: { losses: ['knt'] } } as const;
    const mixed = guests(['1 inf', '1 inf of Spain', '2 knt of Spain'], { Spain: joins });
    const privy = mixed.state.privy.map((each, at) =>
      at === 3 && each !== null
        ? { ...each, standing: [joins, knights] }
        : at === 1 && each !== null
          ? { ...each, standing: [{ verb: 'LAND_LOSSES', args: { losses: ['cav'] } } as const] }
          : each,
    );
    const board = { ...mixed, state: { ...mixed.state, privy } };
    const lost = (words: string, more: Entry = {}) =>
      deeds(board, 'England', [march(words, 'London', ['Calais'], { ...NOW, ...more })], {
        'fight@Calais': [...misses(words === '1 inf' ? 4 : 6), 1],
      }).of('battle-fought')[0]?.rounds[0]?.attackersLost;
    expect(lost('1 inf', { losses: ['inf'] })).toMatchObject([{ owner: 3, type: 'knt' }]);
    expect(lost('2 inf, 1 cav')).toMatchObject([{ owner: 1, type: 'cav' }]);
  });
  test('W83-15.16 whoever helps to defend is at war with the attacker, the first nation of the list too', () => {
    const board = boardWith(
      { Leon: { units: ['1 inf of England', '1 inf'] }, Paris: { units: ['2 cav'] } },
      { borders: ['Paris-Leon'], wars: [] },
    );
    const hand = deeds(board, 'France', [march('2 cav', 'Paris', ['Leon'], NOW)], { 'fight@Leon': misses(4) });
    expect(hand.of('war-began').map(({ war }) => [war.attacker, war.defender])).toEqual([
      [2, 3],
      [1, 2],
    ]);
  });
  test('W83-15.16 a guest at war with the attacker defends, and no war begins twice', () => {
    const board = guests(['1 inf', '1 inf of Spain'], {}, [
      { between: ['England', 'France'] },
      { between: ['Spain', 'England'] },
    ]);
    const { of, state } = deeds(board, 'England', [march('2 inf', 'London', ['Calais'], NOW)], {
      'fight@Calais': misses(4),
    });
    expect(of('war-began')).toEqual([]);
    expect(state.wars.map(({ battles }) => battles)).toEqual([1, 1]);
  });

  test('W83-2.31 W83-15.13 nobody is at war with garrisons, whoever joins against them', () => {
    const wild = boardWith(
      { Calais: { owner: 0, units: ['1 inf of 0', '1 cav of Spain'] } },
      {
        nations: {
          ...FACTS.nations,
          Spain: { standing: [{ verb: 'JOIN', args: { nation: 1, against: 0, places: ['ALL'] } }] },
        },
      },
    );
    const { of } = deeds(wild, 'England', [march('2 inf', 'London', ['Calais'])], { 'fight@Calais': [1, 1, 10, 10] });
    expect(of('war-began').map(({ war }) => [war.attacker, war.defender])).not.toContainEqual([1, 0]);
    expect(of('battle-fought')).toHaveLength(1);
  });

  test('W83-5.52 hosts who fall back keep the land, and go where the line says or most of theirs are', () => {
    const home = (more: Entry) =>
      deeds(
        boardWith(
          { Calais: { owner: 'England', units: ['2 inf', '1 gen 2', '1 cav of Spain', '1 inf of Scots'] } },
          { borders: ['London-Calais', 'Kent-Calais'], wars: [] },
        ),
        'England',
        [expel({ ...NOW, ...more })],
        { 'fight@Calais': misses(4) },
      );
    const { of, there, owner } = home({});
    expect(of('war-began')).toMatchObject([
      { cause: 'expulsion', war: { attacker: 1, defender: 3, kind: 'player' } },
      { cause: 'expulsion', war: { attacker: 1, defender: 4, kind: 'player' } },
    ]);
    expect(of('battle-fought')).toMatchObject([{ rule: 'W83-5.52', sort: 'expulsion', winner: 'defenders' }]);
    expect([there('London', 'England'), owner('Calais')]).toEqual(['4 inf, 1 cav, 1 gen', nation('England')]);
    expect(home({ retreatTo: place('Kent') }).there('Kent', 'England')).toBe('3 inf, 1 gen');
  });

  test('W83-5.52 a general of the host takes part, and is known by his ability alone', () => {
    const { of } = deeds(
      boardWith({ Calais: { owner: 'England', units: ['2 inf', '1 gen 2', '1 cav of Spain'] } }, { wars: [] }),
      'England',
      [expel()],
      { 'fight@Calais': [1, 10, 10] },
    );
    expect(of('battle-fought')).toMatchObject([{ attackerLed: { owner: 1, skill: 2 }, fort: null }]);
  });
});

describe('the Cautious in defence', () => {
  const order = (more: object = {}): StandingOrder =>
    ({ verb: 'CAUTIOUS', args: { general: 11, retreat: [{ measure: 'losses', than: 1 }], ...more } }) as never;
  /** France holds Calais with one Cautious in command, beside a guest's troops; one of the French falls. */
  const held = (
    more: object,
    {
      lands = {},
      borders = ['London-Calais', 'Calais-Paris', 'Calais-Bay'],
    }: { lands?: Lands; borders?: string[] } = {},
  ) => {
    const board = boardWith(
      {
        Far: { units: [] },
        Hull: { units: [] },
        Kent: { units: [] },
        London: { units: ['2 cav'] },
        Bay: { units: ['1 inf', '1 gen 1'] },
        Calais: { units: ['3 inf', '1 gen 4', `1 gen 6/${CAUTIOUS}`, '1 gen 2 of Spain'] },
        ...lands,
      },
      { borders },
    );
    const general = board.state.units.find(({ ability }) => ability === CAUTIOUS)?.id;
    const [one, two] = [board.nation('France'), board.state.privy];
    const privy = two.map((each, at) =>
      each !== null && at === one ? { ...each, standing: [order({ general, ...more })] } : each,
    );
    return deeds({ ...board, state: { ...board.state, privy } }, 'England', [march('2 cav', 'London', ['Calais'])], {
      'fight@Calais': [1, ...misses(6), 1, 1],
    });
  };

  test('W83-4.20 W83-4.22 he leaves with the troops and generals of his nation, and nobody else', () => {
    const { of, there, owner, state } = held({});
    expect(there('Bay', 'France')).toBe('3 inf, 3 gen');
    expect(there('Calais', 'Spain')).toBe('1 gen');
    expect(owner('Calais')).toBe(nation('England'));
    expect(of('retreated-to')).toMatchObject([
      {
        rule: 'W83-4.20',
        nation: 2,
        from: place('Calais'),
        to: place('Bay'),
        aboard: false,
        lots: [
          { type: 'inf', count: 2 },
          { type: 'gen', count: 2 },
        ],
      },
    ]);
    expect(state.units.filter(({ type, place: at }) => type === 'inf' && at === place('Bay'))).toMatchObject([
      {},
      { movedTurn: 3 },
      { movedTurn: 3 },
    ]);
    expect(of('ability-shown')).toMatchObject([{ ability: CAUTIOUS, owner: 2 }]);
  });

  test.each<readonly [what: string, more: object, lands: Lands, to: string]>([
    ['most of his troops', {}, {}, 'Bay'],
    ['of equals the first', {}, { Paris: { units: ['1 inf'] } }, 'Bay'],
    ['the refuge that is named', { to: [place('Paris')] }, {}, 'Paris'],
    ['of those named the first that is open', { to: [place('London'), place('Hull'), place('Paris')] }, {}, 'Paris'],
  ])('W83-4.21 where he goes: %s', (_, more, lands, to) => {
    expect(held(more, { lands }).of('retreated-to')).toMatchObject([{ to: place(to) }]);
  });

  test('W83-4.21 he stays as long as what he was told does not happen', () => {
    const { of, there } = held({ retreat: [{ measure: 'losses', than: 9 }] });
    expect(of('retreated-to')).toEqual([]);
    expect(there('Calais', 'France')).toBe('2 inf, 2 gen');
  });
  test('W83-4.21 where nothing is open to him he stays', () => {
    const { of, there } = held({}, { borders: ['London-Calais', 'Calais-Leon'] });
    expect(of('retreated-to')).toEqual([]);
    expect(of('battle-fought')).toMatchObject([{ withdrawn: [], winner: 'defenders' }]);
    expect(there('Calais', 'France')).toBe('2 inf, 2 gen');
  });
});
