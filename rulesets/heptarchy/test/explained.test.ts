import { afterBranch, type Branch, choiceTree, seatId } from '@chancery/core';
import { knownTo } from '@chancery/testkit';
import { describe, expect, test } from 'vitest';
import { readerOf } from '../src/names/reader.ts';
import { NAMED_COLORS } from '../src/orders/land/named-colors.ts';
import { arrowsOf } from '../src/places/arrows.ts';
import { placeReport } from '../src/places/report.ts';
import { colorFault } from '../src/rules/colors.ts';
import { sumWords } from '../src/text/dice.ts';
import { refusalWords } from '../src/text/refusals.ts';
import { HEPTARCHY } from './heptarchy.ts';
import { longWar, offer, terms } from './negotiation.ts';
import { END, npcRolls, order, type Played, playOn, post, postAndEnd } from './play.ts';
import { aboard, area, atSea, type GivenPosition, inPort, levy, navy, position } from './position.ts';
import { type Reader, reportTo, sectionOf } from './told-to.ts';

const [CHE, SSX] = [area('CHE'), area('SSX')];
const knownIn = (said: GivenPosition, by = 'CHE') => knownTo(HEPTARCHY, position(said), seatId(by));
const courseOf = (played: Played): string => sectionOf(reportTo(played, 'LIN'), 'course');
const whySkipped = (played: Played): readonly string[] => {
  const reader = readerOf(knownTo(HEPTARCHY, played.position, seatId('CHE')));
  return played.of('skipped').map(({ refusal }) => refusalWords(refusal, reader));
};

describe('what a ruler may see of a place', () => {
  const protection = (said: GivenPosition, place: number): readonly (readonly [string, string | undefined])[] =>
    placeReport(knownIn(said), place).flatMap(({ text, rule }) =>
      text.startsWith('Borderlands') ? [[text, rule] as const] : [],
    );

  test('HEP-16.8 an NPC State protects its land by its Horses, and a caretaker nothing that its ruler laid on it', () => {
    const horses: GivenPosition = { players: ['CHE', 'LIN'], areas: { SSX: { resources: ['horses'] } } };
    expect(protection(horses, SSX)).toEqual([['Borderlands protected: −1 on raids', 'HEP-16.8']]);
    const left: GivenPosition = {
      players: ['CHE', 'LIN'],
      kingdoms: { LIN: { controller: 'caretaker' } },
      areas: { LIN: { protection: 2 } },
    };
    expect(protection(left, area('LIN'))).toEqual([]);
    expect(protection({ ...left, kingdoms: {} }, area('LIN'))).toEqual([
      ['Borderlands protected: −2 on raids', 'HEP-12.6'],
    ]);
  });
});

describe('why an action is refused', () => {
  test('HEP-15.3 others read the reason as it was said to whom it concerns', () => {
    const said: GivenPosition = { players: ['CHE', 'LIN'], kingdoms: { CHE: { gold: 1 } }, trade: ['LIN-SSX'] };
    const orders = [
      order('RAISE', { area: CHE, kind: 'levy' }),
      order('PROPOSE', { kingdom: 'LIN', treaty: 'trade' }),
      order('GIFT', { kingdom: 'COR', gold: 1 }),
    ];
    const played = post(said, 'CHE', orders);
    const lines = (reader: Reader): readonly string[] =>
      sectionOf(reportTo(played, reader), 'course')
        .split('\n')
        .filter((line) => line.includes('is skipped'));
    expect(lines('LIN')).toEqual([
      'Chenth: “RAISE LEVY Chenth” is skipped: “It costs 3 Gold, and you have 1.” Gold 1 before and after.',
      'Chenth: “PROPOSE "TRADE" Lindesie” is skipped: “Lindesie has a Trade Treaty already, and one is all.” Gold 1 before and after.',
      'Chenth: “GIFT Cornualgie 1” is skipped: “Cornualgie is led by no player.” Gold 1 before and after.',
    ]);
    expect(lines('public')).toEqual(lines('LIN'));
    expect(lines('CHE')[0]).toBe(
      'You: “RAISE LEVY Chenth” is skipped. It costs 3 Gold, and you have 1. Gold 1 before and after.',
    );
  });

  test('HEP-7.26 when an NPC State can be offered White Peace', () => {
    const young: GivenPosition = { players: ['CHE', 'LIN'], turn: 5, wars: [{ between: 'CHE-SSX', startTurn: 4 }] };
    expect(whySkipped(post(young, 'CHE', [offer({ white: true })]))).toEqual([
      'Sudsexe is led by no player: you may offer it White Peace once you were the first to a War Score of 5, or from Turn 6 on.',
    ]);
  });

  test('HEP-9.13 nobody lands in land of their own that no enemy holds', () => {
    const homecoming: GivenPosition = {
      players: ['CHE', 'LIN'],
      units: [navy('CHE', atSea(2)), levy('CHE', aboard(1))],
    };
    expect(whySkipped(post(homecoming, 'CHE', [order('MOVE', { units: [2], to: CHE })]))).toEqual([
      expect.stringMatching(/there is none in Chenth: anchor there, and unload\.$/),
    ]);
  });

  test('HEP-9.12 a port of one’s own is closed by whoever Occupies it', () => {
    const lost: GivenPosition = {
      players: ['CHE', 'LIN'],
      wars: ['LIN-CHE'],
      areas: { CHE: { occupier: 'LIN' } },
      units: [navy('CHE', atSea(2)), levy('LIN', 'CHE')],
    };
    expect(whySkipped(post(lost, 'CHE', [order('ANCHOR', { navies: [1], area: CHE })]))).toEqual([
      'Your Navies cannot anchor in Chenth, held by Lindesie.',
    ]);
  });
});

describe('the end of a kingdom in its own Phase', () => {
  test('HEP-17.11 who gives their last land away has the rest of their Post skipped, by that name, and the next is called', () => {
    const pending = { from: 'CHE', terms: terms({ land: [SSX] }), cost: 10, madeTurn: 4, due: true };
    const yes = order('ANSWER_PEACE', { kingdom: 'CHE', yes: true });
    const last = post({ ...longWar({}, { offer: pending }), active: 'SSX', state: { ended: [CHE] } }, 'SSX', [
      yes,
      order('CHURCH', {}),
      END,
    ]);
    expect(last.of('skipped').map(({ refusal }) => refusal)).toEqual([
      { code: 'eliminated', kingdom: SSX },
      { code: 'eliminated', kingdom: SSX },
    ]);
    expect(whySkipped(last)).toEqual(['Sudsexe is no more.', 'Sudsexe is no more.']);
    expect(last.state).toMatchObject({ active: area('LIN'), ended: [CHE, SSX] });
  });
});

describe('what is told', () => {
  test('HEP-15.3 a total below zero bears the same sign as what was taken off', () => {
    expect(sumWords(1, [{ what: 'swamps', value: -2 }], -1)).toBe('1 − 2 Swamps = −1');
  });

  test('HEP-6.14, HEP-7.26 a War Score of 5 opens Negotiations between players, and with an NPC State the way to White Peace', () => {
    const said: GivenPosition = { players: ['CHE', 'LIN'], units: [levy('CHE')] };
    const declared = (kingdom: string) => courseOf(post(said, 'CHE', [order('DECLARE_WAR', { kingdom })]));
    expect(declared('COR')).toMatch(
      /Chenth is the first to a War Score of 5 in the War with Cornualgie, and may offer White Peace\./,
    );
    expect(declared('LIN')).toMatch(/Chenth is the first .* in the War with you, and may offer Negotiations\./);
  });

  test('HEP-14.5 acts of the master stand under a head of their own, once, and not under somebody’s Post', () => {
    const players: GivenPosition = { players: ['CHE', 'SSX', 'LIN'] };
    const posted = post(players, 'CHE', []);
    const acted = playOn(posted.position, {
      acts: [
        order('SET_CONTROLLER', { kingdom: 'SSX', controller: 'caretaker' }),
        order('SET_PLAYER_LIST', { kingdoms: ['CHE'] }),
      ],
    });
    expect(courseOf(acted).split('\n')).toEqual([
      'The game master',
      'Sudsexe is led by a caretaker.',
      expect.stringMatching(/^The master: “SET PLAYER LIST .*” is skipped\./),
    ]);
  });

  test('HEP-17.6 it is said why a caretaker takes over', () => {
    const silent = playOn(
      position({
        players: ['CHE', 'SSX', 'LIN'],
        active: 'LIN',
        kingdoms: { SSX: { missed: 3 } },
        state: { ended: [CHE, SSX] },
      }),
      { posts: { LIN: [END] } },
    );
    expect(courseOf(silent)).toContain('Sudsexe is led by a caretaker: too many Phases were missed in a row.');
  });

  test('HEP-9.20 it is told which land a unit has to leave', () => {
    const guest: GivenPosition = {
      players: ['CHE', 'SSX', 'LIN'],
      pacts: ['CHE-SSX'],
      units: [levy('CHE', 'SSX')],
    };
    expect(courseOf(post(guest, 'CHE', [order('CANCEL', { kingdom: 'SSX', treaty: 'pact' })]))).toContain(
      'Chenth’s Levy 1 has to leave Sudsexe and is in Chenth now.',
    );
  });

  test('HEP-15.6 who was crowned for being late is no deed of the NPC States', () => {
    const start = position({ players: ['CHE', 'SSX', 'LIN'], turn: 0, state: { ended: [CHE, SSX] } });
    const played = playOn(start, { posts: { LIN: [END] }, dice: npcRolls(start) });
    const sheet = sectionOf(reportTo(played, 'LIN'), 'newsheet');
    expect(sheet).toContain('musters in');
    expect(sheet).not.toContain('by the Traditions of');
    expect(courseOf(played)).toContain(
      'King of Chenth rules Chenth (#c60339), by the Traditions of Diplomacy, Mercantile and Piety.',
    );
  });
});

describe('what the form offers', () => {
  test('HEP-5.4, HEP-17.4 who plans for the next Turn can declare the War that a Truce forbids in this one', () => {
    const truce = (until: number): GivenPosition => ({
      players: ['CHE', 'SSX', 'LIN'],
      turn: 3,
      active: 'LIN',
      truces: [{ between: 'CHE-SSX', until }],
      state: { ended: [CHE, SSX] },
    });
    const enemies = (until: number): readonly unknown[] => {
      const declare = choiceTree(HEPTARCHY, knownIn(truce(until)), [])['DECLARE_WAR'];
      return declare?.ask === 'one' ? declare.of.map(({ value }) => value) : [];
    };
    expect(enemies(3)).toContain('SSX');
    expect(enemies(4)).not.toContain('SSX');
  });

  test('HEP-17.1, HEP-17.3 signing up by form one may choose a colour that nobody has', () => {
    const [crimson] = NAMED_COLORS[0] ?? [''];
    for (const [color] of NAMED_COLORS) expect([color, colorFault(color, [])]).toEqual([color, null]);
    const colors = (said: GivenPosition): readonly unknown[] => {
      const asked = choiceTree(HEPTARCHY, knownIn(said), [])['SIGN_UP'];
      const color = asked?.ask === 'one' ? afterBranch(asked, asked.of[0] as Branch) : undefined;
      return color?.ask === 'one' && color.skip?.label === 'The usual colour' ? color.of.map(({ value }) => value) : [];
    };
    const begun: GivenPosition = { players: ['CHE', 'SSX'], turn: 0 };
    expect(colors(begun)).toContain(crimson);
    expect(colors({ ...begun, kingdoms: { SSX: { color: crimson } } })).not.toContain(crimson);
    expect(colors(begun).length).toBeGreaterThan(8);
  });

  test('HEP-7.7 an offer of one’s own that waits closes the form', () => {
    const made = postAndEnd(longWar(), 'CHE', [offer({ tribute: 10 })]);
    expect(choiceTree(HEPTARCHY, knownTo(HEPTARCHY, made.position, seatId('CHE')), [])['OFFER_PEACE']).toBeUndefined();
  });

  test('HEP-7.10 the form for an answer says what peace would cost', () => {
    const label = (demands: Parameters<typeof offer>[0]): unknown => {
      const made = postAndEnd(longWar(), 'CHE', [offer(demands)]);
      const asked = choiceTree(HEPTARCHY, knownTo(HEPTARCHY, made.position, seatId('SSX')), [])['ANSWER_PEACE'];
      const yes = asked?.ask === 'one' ? afterBranch(asked, asked.of[0] as Branch) : undefined;
      return yes?.ask === 'one' ? yes.of.map((each) => each.label) : null;
    };
    expect(label({ white: true })).toEqual(['Accept: White Peace', 'Refuse']);
    expect(label({ tribute: 20, truce: 4 })).toEqual(['Accept: a Tribute of 20 Gold and a Truce of 4 Turns', 'Refuse']);
  });
});

describe('how a ruler stands to another', () => {
  const relation = (said: GivenPosition, by: string, other: string): unknown => {
    const rows = HEPTARCHY.powers?.rows(knownIn(said, by)) ?? [];
    return rows.find(({ power }) => power === other)?.cells['relation'];
  };

  test('HEP-15.1 what waits for an answer is shown to both', () => {
    const proposals: GivenPosition = {
      players: ['CHE', 'SSX'],
      trade: ['CHE-SSX'],
      proposals: [{ between: 'CHE-SSX', kind: 'pact' }],
    };
    expect(relation(proposals, 'CHE', 'SSX')).toBe('Trade, Pact proposed by you');
    expect(relation(proposals, 'SSX', 'CHE')).toBe('Trade, Pact proposed by them');
    const pending = { from: 'CHE', terms: terms({ white: true }), cost: 0, madeTurn: 4, due: true };
    expect(relation(longWar({}, { offer: pending }), 'CHE', 'SSX')).toBe('War since Turn 3, peace offered by you');
    expect(relation(longWar({}, { offer: pending }), 'SSX', 'CHE')).toBe('War since Turn 3, peace offered to you');
  });

  test('HEP-7.1, HEP-7.2, HEP-7.26 since when there is War, and whether peace may be offered', () => {
    expect(relation(longWar(), 'SSX', 'CHE')).toBe('War since Turn 3, you may offer peace');
    const young = { startTurn: 4, firstToFive: 'CHE' } as const;
    expect(relation(longWar({}, young), 'SSX', 'CHE')).toBe('War since Turn 4');
    expect(relation(longWar({}, young), 'CHE', 'SSX')).toBe('War since Turn 4, you may offer peace');
    const npc: GivenPosition = { players: ['CHE', 'LIN'], turn: 5, wars: [{ between: 'CHE-SSX', ...young }] };
    expect(relation(npc, 'CHE', 'SSX')).toBe('War since Turn 4, you may offer peace');
  });

  test('HEP-17.11 nobody is at Peace with a kingdom that is no more', () => {
    const said: GivenPosition = { players: ['CHE', 'SSX'], kingdoms: { COR: { controller: 'eliminated' } } };
    expect(relation(said, 'CHE', 'COR')).toBe('');
    expect(relation(said, 'CHE', 'DEV')).toBe('Peace');
  });

  test('HEP-7.18 how long an enforced treaty holds at least', () => {
    const locked = [{ between: 'CHE-SSX', lockedUntil: 7 }] as const;
    const said: GivenPosition = { players: ['CHE', 'SSX'], turn: 7, pacts: locked, trade: locked };
    expect(relation(said, 'CHE', 'SSX')).toBe('Trade to Turn 7 at least, Pact to Turn 7 at least');
    expect(relation({ ...said, turn: 8 }, 'CHE', 'SSX')).toBe('Trade, Pact');
  });
});

describe('what the map draws of a Post', () => {
  test('HEP-9.13 who sails and lands is drawn from the sea on which their Navy is by then', () => {
    const said: GivenPosition = {
      players: ['CHE', 'SSX'],
      wars: ['CHE-SSX'],
      units: [navy('CHE', inPort('CHE', 3)), levy('CHE', aboard(1))],
    };
    const drafted = [order('DISPATCH', { navies: [1] }), order('MOVE', { units: [2], to: SSX })];
    const THE_CHANNEL = 39;
    expect(arrowsOf(knownIn(said), drafted)).toEqual([
      { unit: '1', through: [CHE, THE_CHANNEL], parts: [1] },
      { unit: '2', through: [THE_CHANNEL, SSX], parts: [2] },
    ]);
  });
});

describe('what the figures of a Post say', () => {
  test('HEP-12.13, HEP-4.1 Gold that a raid may bring is said to be no more than that', () => {
    const said: GivenPosition = {
      players: ['CHE', 'LIN'],
      kingdoms: { CHE: { gold: 4 } },
      areas: { CHE: { resources: ['horses'] }, SSX: { resources: ['iron'] } },
    };
    const gold = HEPTARCHY.figures.find(({ id }) => id === 'gold');
    const raid = order('RAID', { area: SSX });
    expect(gold?.of(knownIn(said), [raid])).toMatchObject({
      amount: '7',
      warn: 'It counts on 3 Gold from raids, which may fail.',
    });
    expect(gold?.of(knownIn(said), [])).not.toHaveProperty('warn');
  });
});
