import { describe, expect, test } from 'vitest';
import { raid } from '../../src/npc/berbers.ts';
import { raidTargets } from '../../src/rules/berbers.ts';
import { AFRICA, BERBER, SIBERIA } from '../../src/words.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { turnOf } from '../turn.ts';

/** Dunes and Oasis were Berber from the start; Oasis is England's now. Coast lies beside Dunes, Inland beside Coast. */
const FACTS: BoardFacts = {
  nations: { England: {}, Spain: {}, Zulu: { kind: 'tribal' } },
  lands: {
    Dunes: { owner: BERBER, special: 'berber', value: 3 },
    Oasis: { owner: 'England', special: 'berber', value: 2 },
    Coast: {
      owner: 'England',
      value: 4,
      fort: 2,
      port: true,
      coasts: ['Bay'],
      units: ['1 inf', '1 gen 3', '1 inf of Spain'],
    },
    Inland: { owner: 'Spain', value: 5 },
    Waste: { owner: 'Spain', value: 0 },
    Veld: { owner: AFRICA, special: 'remote', value: 2 },
    Ice: { owner: SIBERIA, special: 'siberia', value: 2 },
    Free: { special: 'indep', value: 1, units: ['1 inf of 0'] },
  },
  seas: { Bay: {} },
  borders: ['Dunes-Oasis', 'Dunes-Coast', 'Coast-Inland', 'Dunes-Waste', 'Dunes-Veld', 'Dunes-Ice', 'Dunes-Free'],
};
const board = boardOf(FACTS);
const { place, nation } = board;

const raided = (facts: Partial<BoardFacts>, rolls: { readonly [label: string]: readonly number[] }) => {
  const at = boardOf({ ...FACTS, ...facts });
  const hand = turnOf(
    at,
    {},
    Object.fromEntries(
      Object.entries(rolls).map(([label, dice]) => {
        const [name, land = ''] = label.split('@');
        return [`${name}@${at.place(land)}`, dice];
      }),
    ),
  );
  raid(hand.turn);
  return {
    ...hand,
    land: (name: string) => hand.state.territories[at.place(name)],
    at: (name: string) => hand.state.units.filter((unit) => unit.place === at.place(name)),
  };
};

describe('where the Berbers raid', () => {
  const names = (facts: Partial<BoardFacts> = {}) => {
    const { setting, state } = boardOf({ ...FACTS, ...facts });
    return raidTargets(setting, state).map(({ number }) => setting.places[number]?.name);
  };
  test('W83-2.36 W83-2.35 land of value that somebody has, beside what they hold, one territory from their first lands at most', () => {
    expect(names()).toEqual(['Oasis', 'Coast', 'Free']);
  });
  test('W83-2.36 not from where they hold nothing, nor ever farther', () => {
    const lands = { ...FACTS.lands, Dunes: { ...FACTS.lands['Dunes'], owner: 'England' } };
    expect(names({ lands })).toEqual([]);
    expect(names({ lands: { ...lands, Coast: { ...FACTS.lands['Coast'], owner: BERBER } } })).toEqual(['Dunes']);
  });
});

describe('a raid', () => {
  test('W83-2.35 W83-2.40 they come on the value or less, and how many is rolled only then', () => {
    const stays = raided({}, { 'berber-raid@Coast': [5], 'berber-strength@Coast': [9] });
    expect(stays.of('raid-rolled').find(({ territory }) => territory === place('Coast'))).toMatchObject({
      roll: 5,
      chance: 4,
      comes: false,
      riders: 0,
    });
    expect(stays.of('battle-fought')).toEqual([]);
    const comes = raided(
      {},
      { 'berber-raid@Coast': [4], 'berber-strength@Coast': [9], 'fight@Coast': [1, 1, 10, 10, 10, 10, 10, 10] },
    );
    expect(comes.of('raid-rolled').find(({ territory }) => territory === place('Coast'))).toMatchObject({
      comes: true,
      riders: 6,
    });
  });
  test('W83-2.38 W83-2.39 what they win is theirs at once; its port is gone, its walls are not, and the riders leave', () => {
    const won = raided(
      {},
      { 'berber-raid@Coast': [1], 'berber-strength@Coast': [7], 'fight@Coast': [1, 1, 10, 10, 10, 10] },
    );
    expect(won.land('Coast')).toMatchObject({ owner: BERBER, incorporatedBy: BERBER, port: false, city: { fort: 2 } });
    expect(won.at('Coast')).toEqual([]);
    expect(won.of('raiders-left')).toMatchObject([{ riders: 4, held: true }]);
    expect(won.of('captured')).toMatchObject([{ how: 'raid', by: BERBER, rule: 'W83-2.38' }]);
    expect(won.of('units-lost').at(-1)).toMatchObject({ why: 'gone', rule: 'W83-2.39' });
  });
  test('W83-2.37 W83-2.39 beaten they are gone, and the land stays', () => {
    // One rider against two infantry behind walls, which defend at 7.
    const lost = raided({}, { 'berber-raid@Coast': [1], 'berber-strength@Coast': [1], 'fight@Coast': [10, 7, 10] });
    expect(lost.of('battle-fought')).toMatchObject([
      {
        sort: 'raid',
        rule: 'W83-2.40',
        winner: 'defenders',
        attackers: [BERBER],
        defenders: [nation('England'), nation('Spain')],
      },
    ]);
    expect(lost.of('battle-fought')[0]?.rounds[0]?.defence.map(({ factor }) => factor)).toEqual([9, 7]);
    expect(lost.of('raiders-left')).toMatchObject([{ riders: 0, held: false }]);
    expect(lost.land('Coast')).toMatchObject({ owner: nation('England'), port: true });
  });
  test('W83-2.39 where nobody is left the land stays with its owner', () => {
    const facts = { lands: { ...FACTS.lands, Coast: { owner: 'England', value: 4, units: ['1 cav'] } } };
    const both = raided(facts, { 'berber-raid@Coast': [1], 'berber-strength@Coast': [1], 'fight@Coast': [1, 1] });
    expect(both.of('raiders-left')).toMatchObject([{ riders: 0, held: false }]);
    expect(both.land('Coast')?.owner).toBe(nation('England'));
  });
  test('W83-2.47 land without troops falls after the roll for their strength, without a battle; a general does not hold it', () => {
    const empty = raided({}, { 'berber-raid@Oasis': [2], 'berber-strength@Oasis': [8] });
    expect(empty.of('captured')).toMatchObject([{ rule: 'W83-2.47', how: 'raid', territory: place('Oasis') }]);
    expect(empty.of('raid-rolled')).toContainEqual(expect.objectContaining({ territory: place('Oasis'), riders: 5 }));
    expect([...empty.of('battle-fought'), ...empty.of('units-made')]).toEqual([]);
    const general = { lands: { ...FACTS.lands, Oasis: { ...FACTS.lands['Oasis'], units: ['1 gen 5'] } } };
    expect(raided(general, { 'berber-raid@Oasis': [2] }).of('captured')).toHaveLength(1);
    const mixed = { lands: { ...FACTS.lands, Oasis: { ...FACTS.lands['Oasis'], units: ['1 inf', '1 gen 5'] } } };
    expect(
      raided(mixed, {
        'berber-raid@Oasis': [2],
        'fight@Oasis': [10, 10, 10, 10, 10, 10, 10, 1, 1, 1, 1, 1, 1, 1, 1],
      }).of('battle-fought'),
    ).toHaveLength(1);
  });
  test('W83-11.14 W83-2.12 a tribal city has walls of 1, land without a city none', () => {
    const kraal = {
      lands: { ...FACTS.lands, Coast: { owner: 'Zulu', value: 4, tribalCity: 'Zulu', units: ['1 inf'] } },
    };
    const dice = { 'berber-raid@Coast': [1], 'berber-strength@Coast': [1], 'fight@Coast': [10, 7] };
    expect(raided(kraal, dice).of('battle-fought')[0]).toMatchObject({
      fort: 1,
      rounds: [{ defence: [{ factor: 7 }] }],
    });
    const open = { lands: { ...FACTS.lands, Coast: { owner: 'Zulu', value: 4, units: ['1 inf'] } } };
    expect(raided(open, { ...dice, 'fight@Coast': [10, 6] }).of('battle-fought')[0]).toMatchObject({
      fort: null,
      rounds: [{ defence: [{ factor: 6 }] }],
    });
  });
  test('W83-2.41 no war, whoever is raided', () => {
    expect(
      raided({}, { 'berber-raid@Coast': [1], 'berber-strength@Coast': [1], 'fight@Coast': [10, 7, 7] }).of('war-began'),
    ).toEqual([]);
  });
});

describe('raids by land', () => {
  test('W83-2.36 W83-2.35 land that they hold is no prey of theirs, and their first lands are, whoever is beside them', () => {
    const lands = {
      ...FACTS.lands,
      Oasis: { ...FACTS.lands['Oasis'], owner: BERBER },
      Coast: { ...FACTS.lands['Coast'], owner: BERBER },
      Dunes: { ...FACTS.lands['Dunes'], owner: 'Spain' },
    };
    const prey = (borders: readonly string[]) => {
      const { setting, state } = boardOf({ ...FACTS, lands, borders });
      return raidTargets(setting, state).map(({ number }) => setting.places[number]?.name);
    };
    expect(prey(['Dunes-Oasis', 'Oasis-Coast'])).toEqual(['Dunes']);
    expect(prey(['Dunes-Coast'])).toEqual(['Dunes']);
  });
  test('W83-2.37 W83-2.38 one rider is enough to hold what is won, and no shore is defended against them', () => {
    const lands = { ...FACTS.lands, Coast: { owner: 'England', value: 4, coasts: ['Bay'], units: ['1 inf'] } };
    const won = raided({ lands }, { 'berber-raid@Coast': [1], 'berber-strength@Coast': [1], 'fight@Coast': [1, 10] });
    expect(won.of('battle-fought')[0]?.rounds[0]?.defence).toMatchObject([{ type: 'inf' }]);
    expect(won.land('Coast')?.owner).toBe(BERBER);
    expect(won.of('raiders-left')).toMatchObject([{ riders: 1, held: true }]);
  });
  test('W83-2.47 W83-10.20 a general without troops does not lead those of guests against them', () => {
    const lands = { ...FACTS.lands, Coast: { owner: 'England', value: 4, units: ['1 gen 5', '1 inf of Spain'] } };
    const held = raided({ lands }, { 'berber-raid@Coast': [1], 'berber-strength@Coast': [1], 'fight@Coast': [10, 1] });
    expect(held.of('battle-fought')).toMatchObject([{ defenderLed: null, winner: 'defenders' }]);
  });
});
