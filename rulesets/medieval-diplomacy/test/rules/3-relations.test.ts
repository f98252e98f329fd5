import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import { england, foundIn } from '../ordering.ts';
import { army, type GivenPosition, garrison, type RealmCode } from '../position.ts';
import { REALMS } from '../small-world.ts';
import { type GivenTurn, type PlayedTurn, play } from '../turn.ts';

/** Plays one turn after another, each from where the last one ended. */
const playAll = (said: GivenPosition, ...turns: readonly GivenTurn[]): readonly PlayedTurn[] => {
  const played: PlayedTurn[] = [];
  for (const turn of turns) played.push(play(played.at(-1)?.position ?? fiveRealms(said), turn));
  return played;
};

type Orders = NonNullable<GivenTurn['orders']>;

const both = (one: string, other: string): Orders => ({ Eng: [one], Fra: [other] });

describe('section 3: relations', () => {
  test('MD-3.1 two realms are neutral, at war or allied, the same seen from both sides, and neutral at first', () => {
    const { state } = fiveRealms({ wars: ['Eng-Fra'], alliances: ['Sco-Nor'] });
    const relation = (a: RealmCode, b: RealmCode) =>
      state.relations[REALMS.indexOf(a as 'Eng') + 1]?.[REALMS.indexOf(b as 'Eng') + 1];
    expect([relation('Eng', 'Fra'), relation('Fra', 'Eng')]).toEqual(['war', 'war']);
    expect([relation('Sco', 'Nor'), relation('Nor', 'Sco')]).toEqual(['alliance', 'alliance']);
    expect([relation('Eng', 'Sco'), relation('Wal', 'Fra')]).toEqual(['neutral', 'neutral']);
  });

  test.each<[string, GivenPosition, Orders, string, string]>([
    ['declare war, one of two', {}, { Eng: ['DECLARE WAR Fra'] }, 'E1', 'war'],
    ['offer alliance, both', {}, both('OFFER ALLIANCE Fra', 'OFFER ALLIANCE Eng'), 'F17', 'alliance'],
    ['cancel alliance, one of two', { alliances: ['Eng-Fra'] }, { Fra: ['CANCEL ALLIANCE Eng'] }, 'F16', 'neutral'],
    ['offer peace, both', { wars: ['Eng-Fra'] }, both('OFFER PEACE Fra', 'OFFER PEACE Eng'), 'F15', 'neutral'],
  ])('MD-3.2 %s', (_, given, orders, __, relation) => {
    const turn = play(fiveRealms(given), { orders });
    expect([turn.relation('Eng', 'Fra'), turn.relation('Fra', 'Eng')]).toEqual([relation, relation]);
  });

  test.each<['war' | 'alliance', GivenPosition]>([
    ['war', { wars: ['Eng-Fra'] }],
    ['alliance', { alliances: ['Eng-Fra'] }],
  ])('MD-3.3 war can be declared only on a neutral realm, not where there is %s', (relation, given) => {
    const turn = play(fiveRealms(given), { orders: { Eng: ['DECLARE WAR Fra'] } });
    expect(turn.failures('Eng')).toEqual([{ order: 'DECLARE_WAR', code: 'not-neutral', step: 'E1', phase: 0 }]);
    expect(turn.relation('Eng', 'Fra')).toBe(relation);
  });

  test('MD-3.4 an ally is left in one turn and attacked in a later one', () => {
    const [first, second] = playAll(
      { alliances: ['Eng-Fra'] },
      { orders: { Eng: ['CANCEL ALLIANCE Fra', 'DECLARE WAR Fra'] } },
      { orders: { Eng: ['DECLARE WAR Fra'] } },
    );
    expect(first?.failures('Eng').map(({ order }) => order)).toEqual(['DECLARE_WAR']);
    expect(first?.relation('Eng', 'Fra')).toBe('neutral');
    expect(second?.relation('Eng', 'Fra')).toBe('war');
  });

  test('MD-3.5 one declaration is enough, and two give the same', () => {
    const one = play(fiveRealms(), { orders: { Eng: ['DECLARE WAR Fra'] } });
    const two = play(fiveRealms(), { orders: both('DECLARE WAR Fra', 'DECLARE WAR Eng') });
    for (const turn of [one, two]) {
      expect(turn.relation('Eng', 'Fra')).toBe('war');
      expect(turn.of('war-declared')).toHaveLength(1);
      expect(turn.of('order-failed')).toEqual([]);
    }
  });

  test('MD-3.6 war ends passage and special permission between the two, both ways, and no others', () => {
    const turn = play(
      fiveRealms({
        passage: ['Eng-Fra', 'Fra-Eng', 'Eng-Sco'],
        provinces: {
          Kent: { owner: 'Eng', permitted: ['Fra', 'Sco'] },
          Paris: { owner: 'Fra', permitted: ['Eng', 'Nor'] },
          Essex: { permitted: ['Eng', 'Fra'] },
        },
      }),
      { orders: { Eng: ['DECLARE WAR Fra'] } },
    );
    const { passage } = turn.state;
    expect([passage[1]?.[2], passage[2]?.[1], passage[1]?.[3]]).toEqual([false, false, true]);
    expect([turn.province('Kent').permitted, turn.province('Paris').permitted]).toEqual([[3], [4]]);
    expect(turn.province('Essex').permitted).toEqual([1, 2]);
  });

  test('MD-3.6 none can be set up in the turn in which war is declared', () => {
    const turn = play(fiveRealms(), {
      orders: { Eng: ['DECLARE WAR Fra'], Fra: ['GRANT PASSAGE Eng', 'GRANT PERMISSION Paris Eng'] },
    });
    expect(turn.failures('Fra').map(({ code, step }) => `${code} ${step}`)).toEqual(['enemy E3', 'enemy E4']);
    expect([turn.state.passage[2]?.[1], turn.province('Paris').permitted]).toEqual([false, []]);
  });

  test('MD-3.7 a war draws no ally in', () => {
    const turn = play(fiveRealms({ alliances: ['Fra-Sco', 'Eng-Nor'] }), { orders: { Eng: ['DECLARE WAR Fra'] } });
    expect([turn.relation('Eng', 'Sco'), turn.relation('Fra', 'Nor')]).toEqual(['neutral', 'neutral']);
    expect([turn.relation('Fra', 'Sco'), turn.relation('Eng', 'Nor')]).toEqual(['alliance', 'alliance']);
  });

  test.each<[string, GivenPosition, string, string, string]>([
    ['enemies do not become allies', { wars: ['Eng-Fra'] }, 'OFFER PEACE', 'OFFER ALLIANCE', 'neutral'],
    ['allies who part do not ally again', { alliances: ['Eng-Fra'] }, 'CANCEL ALLIANCE', 'OFFER ALLIANCE', 'neutral'],
    ['neutrals who declare war do not make peace', {}, 'DECLARE WAR', 'OFFER PEACE', 'war'],
    ['neutrals who declare war do not ally', {}, 'DECLARE WAR', 'OFFER ALLIANCE', 'war'],
  ])('MD-3.8 one change a turn: %s', (_, given, first, second, relation) => {
    const orders = (other: string) => [`${first} ${other}`, `${second} ${other}`];
    const turn = play(fiveRealms(given), { orders: { Eng: orders('Fra'), Fra: orders('Eng') } });
    expect(turn.relation('Eng', 'Fra')).toBe(relation);
    expect(turn.failures('Eng').map(({ order }) => order)).toEqual([second.replace(' ', '_')]);
  });

  test.each<[string, GivenPosition, readonly string[], string]>([
    ['peace without war at turn start', {}, ['OFFER PEACE Fra'], 'not-at-war'],
    ['peace in a war declared this turn', {}, ['DECLARE WAR Fra', 'OFFER PEACE Fra'], 'not-at-war'],
    ['alliance with an ally', { alliances: ['Eng-Fra'] }, ['OFFER ALLIANCE Fra'], 'not-neutral'],
    ['alliance with an enemy', { wars: ['Eng-Fra'] }, ['OFFER ALLIANCE Fra'], 'not-neutral'],
    ['alliance after war in E1', {}, ['DECLARE WAR Fra', 'OFFER ALLIANCE Fra'], 'relation-changed-this-turn'],
    ['cancelling what is none', {}, ['CANCEL ALLIANCE Fra'], 'not-allied'],
  ])('MD-3.9 the relation at turn start counts: %s', (_, given, lines, code) => {
    const answers = lines.map((line) => line.replace('Fra', 'Eng')).filter((line) => line.startsWith('OFFER'));
    const turn = play(fiveRealms(given), { orders: { Eng: lines, Fra: answers } });
    expect(turn.failures('Eng').map((failure) => failure.code)).toEqual([code]);
  });

  test('MD-3.10 peace is made if both offer it in the same turn, otherwise they stay enemies', () => {
    const given = { wars: ['Eng-Fra', 'Eng-Sco'] } as const;
    const turn = play(fiveRealms(given), {
      orders: { Eng: ['OFFER PEACE Fra', 'OFFER PEACE Sco'], Fra: ['OFFER PEACE Eng'] },
    });
    expect([turn.relation('Eng', 'Fra'), turn.relation('Eng', 'Sco')]).toEqual(['neutral', 'war']);
    expect(turn.failures('Eng')).toEqual([{ order: 'OFFER_PEACE', code: 'offer-not-returned', step: 'F15', phase: 0 }]);
  });

  test('MD-3.11 an alliance is formed if both offer it in the same turn, otherwise nothing happens', () => {
    const turn = play(fiveRealms(), {
      orders: { Eng: ['OFFER ALLIANCE Fra', 'OFFER ALLIANCE Sco'], Fra: ['OFFER ALLIANCE Eng'] },
    });
    expect([turn.relation('Eng', 'Fra'), turn.relation('Eng', 'Sco')]).toEqual(['alliance', 'neutral']);
    expect(turn.failures('Eng')).toEqual([
      { order: 'OFFER_ALLIANCE', code: 'offer-not-returned', step: 'F17', phase: 0 },
    ]);
  });

  test('MD-3.12 an offer lapses with its turn', () => {
    const offers = { Eng: ['OFFER ALLIANCE Fra', 'OFFER PEACE Sco'] };
    const answers = { Fra: ['OFFER ALLIANCE Eng'], Sco: ['OFFER PEACE Eng'] };
    const [, second] = playAll({ wars: ['Eng-Sco'] }, { orders: offers }, { orders: answers });
    expect([second?.relation('Eng', 'Fra'), second?.relation('Eng', 'Sco')]).toEqual(['neutral', 'war']);
  });

  test.each<[string, GivenPosition, Orders]>([
    ['the end of an alliance', { alliances: ['Eng-Fra'] }, { Fra: ['CANCEL ALLIANCE Eng'] }],
    ['peace', { wars: ['Eng-Fra'] }, both('OFFER PEACE Fra', 'OFFER PEACE Eng')],
  ])('MD-3.13 %s leaves passage rights as they are', (_, given, orders) => {
    const turn = play(fiveRealms({ ...given, passage: ['Eng-Fra'] }), { orders });
    expect(turn.relation('Eng', 'Fra')).toBe('neutral');
    expect([turn.state.passage[1]?.[2], turn.state.passage[2]?.[1]]).toEqual([true, false]);
  });

  test('MD-3.14 peace comes after all movement and revenue: they fight once more, and the land is lost', () => {
    const turn = play(
      fiveRealms({
        wars: ['Eng-Fra'],
        provinces: { Artois: { owner: 'Fra' } },
        units: [army('Eng A1', 'Picardy', { men_at_arms: 9 }), garrison('Fra', 'Paris', { militia: 1 })],
      }),
      { orders: { Eng: ['OFFER PEACE Fra', 'A1 MARCH Artois'], Fra: ['OFFER PEACE Eng'] } },
    );
    expect(turn.province('Artois').owner).toBe(1);
    expect(turn.relation('Eng', 'Fra')).toBe('neutral');
    const kinds = turn.events.map(({ kind }) => kind);
    expect(kinds.indexOf('peace-made')).toBeGreaterThan(kinds.lastIndexOf('revenue-gained'));
  });

  test('MD-3.14 allies of this turn end are no allies while gold and lands are given', () => {
    const turn = play(fiveRealms({ provinces: { Essex: { owner: 'Eng' } } }), {
      orders: { Eng: ['OFFER ALLIANCE Fra', 'GIVE PROVINCE Essex Fra'], Fra: ['OFFER ALLIANCE Eng'] },
    });
    const kinds = turn.events.map(({ kind }) => kind);
    expect(kinds.indexOf('alliance-formed')).toBeGreaterThan(kinds.indexOf('province-given'));
  });

  test.each(['DECLARE WAR', 'OFFER ALLIANCE', 'CANCEL ALLIANCE', 'OFFER PEACE'])(
    'MD-3.15 %s cannot name the independents',
    (verb) => {
      expect(foundIn(england({ provinces: { Kent: { owner: 'Eng' } } }), `${verb} Ind`)).toEqual([
        'illegal independents',
      ]);
      const [kind] = [verb.replace(' ', '_') as 'DECLARE_WAR'];
      const turn = play(fiveRealms(), { orders: { Eng: [{ verb: kind, args: { realm: 'IND' } }] } });
      expect(turn.failures('Eng')).toHaveLength(1);
    },
  );
});
