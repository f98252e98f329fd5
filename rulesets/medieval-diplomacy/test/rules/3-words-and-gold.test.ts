import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import { england, foundIn } from '../ordering.ts';
import { play } from '../turn.ts';

const EXACTLY_20 = 'abcde fghij klmno pqrst';
const proclaim = (text: string) => ({ verb: 'PROCLAIM', args: { text } }) as const;

describe('section 3: ambassadors and proclamations', () => {
  test('MD-3.25 an ambassador reaches every other realm, friend and enemy, costs nothing and changes nothing', () => {
    const given = { wars: ['Eng-Fra'], alliances: ['Eng-Sco'], realms: { Eng: { treasury: 100 } } } as const;
    const turn = play(fiveRealms(given), {
      orders: { Eng: ['SEND AMBASSADOR Fra "Write to me"', 'SEND AMBASSADOR Sco', 'SEND AMBASSADOR Nor "Well met"'] },
    });
    expect(turn.of('ambassador-sent').map(({ from, to, text }) => [from, to, text])).toEqual([
      [1, 2, 'Write to me'],
      [1, 3, ''],
      [1, 4, 'Well met'],
    ]);
    expect([turn.relation('Eng', 'Fra'), turn.relation('Eng', 'Nor')]).toEqual(['war', 'neutral']);
    expect(turn.realm('Eng').treasury).toBe(play(fiveRealms(given)).realm('Eng').treasury);
  });

  test('MD-3.26 he comes at E7, is heard by sender and receiver alone, and brings at most 1,000 characters', () => {
    const turn = play(fiveRealms(), { orders: { Eng: ['SEND AMBASSADOR Fra "Write to me"'] } });
    const hearing = (code: 'Eng' | 'Fra' | 'Sco') =>
      turn.heard(code).filter(({ kind }) => kind === 'ambassador-sent').length;
    expect([hearing('Eng'), hearing('Fra'), hearing('Sco')]).toEqual([1, 1, 0]);
    expect(foundIn(england({}), `SEND AMBASSADOR Fra "${'x'.repeat(1000)}"`)).toEqual([]);
    expect(foundIn(england({}), `SEND AMBASSADOR Fra "${'x'.repeat(1001)}"`)).toEqual(['malformed text-length']);
  });

  test('MD-3.26 with a realm of the computer he has no effect', () => {
    const given = { realms: { Fra: { control: 'computer' as const } } };
    const turn = play(fiveRealms(given), { orders: { Eng: ['SEND AMBASSADOR Fra "Write to me"'] } });
    const { state } = play(fiveRealms(given));
    expect(turn.failures('Eng')).toEqual([]);
    expect({ ...turn.state, realms: [] }).toEqual({ ...state, realms: [] });
  });

  test('MD-3.27 a proclamation is published to all and earns 7 gold', () => {
    const turn = play(
      fiveRealms({ realms: { Eng: { treasury: 0 } }, provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind' } } }),
      { orders: { Eng: ['PROCLAIM "Peace to all who keep off my grass."'] } },
    );
    expect(turn.realm('Eng').treasury).toBe(700);
    for (const code of ['Fra', 'Sco'] as const) {
      expect(turn.heard(code)).toContainEqual(
        expect.objectContaining({ kind: 'proclamation', realm: 1, text: 'Peace to all who keep off my grass.' }),
      );
    }
  });

  test('MD-3.28 one a turn is published and paid, the last of the list', () => {
    const turn = play(fiveRealms(), {
      orders: { Eng: [proclaim('First of all we are at peace.'), proclaim('On second thoughts we are not.')] },
    });
    expect(turn.of('proclaimed').map(({ text, gold }) => [text, gold])).toEqual([
      ['On second thoughts we are not.', 700],
    ]);
  });

  test.each<[string, string, 'too-short' | 'too-long' | null]>([
    ['19 characters and many spaces', `${'abcdefghijklmnopqrs'.split('').join('  ')}`, 'too-short'],
    ['20 characters', EXACTLY_20, null],
    ['4,000 characters', 'x'.repeat(4000), null],
    ['4,001 characters', 'x'.repeat(4001), 'too-long'],
    ['4,001 characters with the spaces', `${'x'.repeat(20)}${' '.repeat(3981)}`, 'too-long'],
  ])('MD-3.30 %s', (_, text, fault) => {
    const turn = play(fiveRealms({ realms: { Eng: { treasury: 0 } } }), { orders: { Eng: [proclaim(text)] } });
    expect(turn.of('proclaimed').map((event) => event.text)).toEqual(fault === null ? [text] : []);
    expect(turn.of('proclamation-refused').map(({ why }) => why)).toEqual(fault === null ? [] : [fault]);
    expect(turn.realm('Eng').treasury).toBe(fault === null ? 1300 : 600);
  });

  test('MD-3.29, MD-3.30 what the master marks as unsuitable is neither paid nor published', () => {
    const orders = {
      Eng: [proclaim('A plague on your houses, and worse.')],
      Fra: [proclaim('Health and a long life to all of you.')],
    };
    const poor = { treasury: 0 };
    const turn = play(fiveRealms({ realms: { Eng: poor, Fra: poor } }), {
      orders,
      rulings: { 'proclamation:Eng': 'unsuitable' },
    });
    expect(turn.of('proclaimed').map(({ realm }) => realm)).toEqual([2]);
    expect(turn.heard('Sco').filter(({ kind }) => kind === 'proclamation')).toHaveLength(1);
    expect([turn.realm('Eng').treasury, turn.realm('Fra').treasury]).toEqual([600, 1300]);
    expect(turn.heard('Eng')).toContainEqual(
      expect.objectContaining({ kind: 'proclamation-refused', why: 'unsuitable' }),
    );
  });

  test('MD-3.38 unspent gold stays for the next turn, after decay', () => {
    const turn = play(
      fiveRealms({ realms: { Eng: { treasury: 1000 } }, provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind' } } }),
    );
    expect(turn.realm('Eng').treasury).toBe(930);
    expect(play(turn.position).realm('Eng').treasury).toBe(865);
  });
});
