import { MOST_GAINS, seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { EVENT_FACTS } from '../src/events.ts';
import { battleBoard } from '../src/report/battle-board.ts';
import { isDeed } from '../src/report/deeds.ts';
import { EVERY_KIND } from '../src/report/kinds.ts';
import { concerns, isDoneBy } from '../src/report/parties.ts';
import { updatesIn } from '../src/report/updates.ts';
import { rankingOf } from '../src/victory/ranking.ts';
import { view } from '../src/view.ts';
import { boardOf } from './board.ts';
import { readBy } from './reports.ts';
import { boardWith, FACTS, land, lands, march, nation, place } from './shores.ts';
import { turnOf } from './turn.ts';
import { updateOf } from './update.ts';

const FIGHT = { rolls: { [`fight@${place('Rouen')}`]: [3, 1, 9, 5, 6] } };
/** Each nation has a city, so that none of them is conquered. */
const CITIES = Object.fromEntries(
  ['London', 'Bush', 'Leon', 'Rennes'].map((city) => [city, { ...FACTS.lands[city], fort: 1 }]),
);
/** England walks into Calais, and fails on the beach of Rouen. */
const war = (facts = {}) => {
  const at = boardWith({ phase: 1, lands: { ...FACTS.lands, ...CITIES }, ...facts });
  return {
    at,
    hand: updateOf(
      at,
      {
        England: [
          march('2 cav', 'London', 'Calais'),
          land('1 inf', 'Rouen'),
          { verb: 'INCORPORATE', section: 'actions', args: { territory: place('Calais') } },
          { verb: 'INCORPORATE', section: 'actions', args: { territory: place('Bush') } },
        ],
        Spain: [],
      },
      FIGHT,
    ),
  };
};

describe('what a ruler reads of their own turn', () => {
  test('W83-18.10 each line stands under its action, one that came to nothing with its reason', () => {
    const { at, hand } = war();
    const england = readBy(at, hand, 'England');
    expect(england.part('marching').split('\n')).toEqual([
      'You took Calais from France without a battle.',
      'You marched 2 cavalry from London to Calais.',
      'You attacked Rouen, France’s land, from the sea with 1 infantry.',
      expect.stringContaining('Landing in Rouen: you attacked France and failed after 1 round'),
      'You incorporated Calais for 2 resources.',
      '“INCORPORATE Bush” came to nothing: Bush is France’s land.',
    ]);
    expect(england.part('diplomacy')).toBe('');
  });
  test('W83-18.10 units stand by place, and territories with what is in them', () => {
    const { at, hand } = war();
    const england = readBy(at, hand, 'England');
    expect(england.part('units')).toContain('Channel | 1 |  | 1 | 2 | 2 aboard');
    expect(england.part('lands')).toContain('Calais | 1 |  | 2 cavalry');
  });
  test('W83-18.11, 18.14 what readers share says nothing else to any of them than their own view alone would', () => {
    const { at, hand } = war();
    const england = readBy(at, hand, 'England');
    const shared = ['battle-reports', 'standing-chart', 'npc-chart', 'lands', 'standings', 'threats'];
    for (const name of ['Spain', 'England', 'France']) {
      const reader = readBy(at, hand, name);
      for (const id of shared) expect(reader.lines(id), `${name}: ${id}`).toEqual(reader.linesAlone(id));
    }
    expect(readBy(at, hand, 'Spain').part('battle-reports')).not.toMatch(/\byou/i);
    expect(england.part('battle-reports')).toMatch(/\byou/i);
  });
  test('gains are five lines at most, land and losses among them', () => {
    const { at, hand } = war();
    const england = readBy(at, hand, 'England');
    const lines = england.gains.map(({ text }) => text);
    expect(lines).toEqual([
      'Territories gained: Calais from France.',
      'Units lost: 1 infantry.',
      expect.stringMatching(/^Treasury: 51 resources; the last income was 3\. Rank \d of 5 nations\.$/),
    ]);
    expect(lines.length).toBeLessThanOrEqual(MOST_GAINS);
  });
});

describe('what others read', () => {
  test('W83-18.12 the attacked read what was done to them, and not their own silence', () => {
    const { at, hand } = war();
    const foreign = readBy(at, hand, 'France').part('foreign');
    expect(foreign).toContain('England took Calais from you without a battle.');
    expect(foreign).toContain('England attacked Rouen, your land, from the sea with 1 infantry.');
    expect(foreign).not.toContain('sent no orders');
    expect(readBy(at, hand, 'Spain').part('foreign')).toBe('');
  });
  test('W83-18.13 the newsheet is the same for everybody but for who is you', () => {
    const { at, hand } = war();
    expect(readBy(at, hand, 'Spain').part('newsheet').split('\n')).toEqual([
      'Turn 2, phase 1',
      'Landing in Rouen: England attacked France and failed after 1 round.',
      'Conquests: England took Calais from France.',
      'Incorporated: Calais by England.',
      'No orders came from: France; Zulu.',
      'Next: turn 2, phase 2.',
    ]);
  });
  test('step by step they read what concerned them, and nothing of others', () => {
    const { at, hand } = war();
    const spain = readBy(at, hand, 'Spain').part('course');
    expect(spain).toBe('Income: 1 resource (1 from your lands); 1 resource in the treasury.');
    expect(readBy(at, hand, 'France').part('course')).toContain('England took Calais from you without a battle.');
  });
  test('W83-18.2 W83-18.6 nothing of a treasury is read by others', () => {
    const { at, hand } = war();
    const spain = readBy(at, hand, 'Spain');
    const all = ['marching', 'newsheet', 'foreign', 'standing-chart', 'npc-chart', 'course', 'battle-reports'];
    expect(all.map((id) => spain.part(id)).join('\n')).not.toMatch(/51|48|came to nothing/);
  });
});

describe('battle papers', () => {
  test('W83-18.11 sides, round, dice, losses and the names of the dice', () => {
    const { at, hand } = war();
    const paper = readBy(at, hand, 'Spain').part('battle-reports');
    expect(paper.split('\n')).toEqual([
      'Landing in Rouen, turn 2, phase 1',
      'Attackers: England’s 1 infantry.',
      'Defenders: France, with what the land itself puts up.',
      'England attacked France and failed after 1 round. Lost: England’s 1 infantry.',
      `Dice: fight@${place('Rouen')}.`,
    ]);
  });
  test('W83-18.11 the board has a column for each type, every die, and what it had to roll', () => {
    const { at, hand } = war();
    const [battle] = hand.of('battle-fought');
    const shown = battleBoard(battle as never, {
      setting: at.setting,
      view: readBy(at, hand, 'Spain').known.view,
      me: null,
    });
    expect(shown.sides).toEqual(['England, attacking', 'France, defending']);
    expect(shown.rounds).toEqual([
      {
        title: 'Round 1',
        columns: [
          {
            title: 'Coastal defence',
            cells: [
              { counters: [], dice: [], fallen: [] },
              { counters: ['1 coastal defence unit: 1'], dice: [{ roll: 1, hit: true }], fallen: [] },
            ],
          },
          {
            title: 'Infantry',
            cells: [
              { counters: ['1 infantry: 2 (3 − 1)'], dice: [{ roll: 3, hit: false }], fallen: ['1 infantry'] },
              { counters: [], dice: [], fallen: [] },
            ],
          },
        ],
      },
    ]);
  });
  test('the guns have a column of their own, and a Master Engineer makes them hit on 7', () => {
    const besieged = boardWith({
      phase: 1,
      ...lands('Rouen', { owner: 'France', value: 3, fort: 5, units: ['1 inf'] }),
    });
    const armed = updateOf(besieged, {});
    const fought = {
      kind: 'battle-fought',
      attackers: [nation('England')],
      defenders: [nation('France')],
      engineered: true,
      parting: [],
      partingLost: [],
      rounds: [{ fort: 2, siege: [7, 8], attack: [], defence: [], attackersLost: [], defendersLost: [], damaged: [] }],
    };
    const { known } = readBy(besieged, armed, 'Spain');
    const [round] = battleBoard(fought as never, { setting: known.setting, view: known.view, me: null }).rounds;
    expect(round?.columns).toEqual([
      {
        title: 'Walls',
        cells: [
          {
            counters: ['2 artillery: 7'],
            dice: [
              { roll: 7, hit: true },
              { roll: 8, hit: false },
            ],
            fallen: [],
          },
          { counters: [], dice: [], fallen: [] },
        ],
        end: 'fortification 2',
      },
    ]);
  });
});

describe('whose doing news are', () => {
  const [england, france, spain] = [nation('England'), nation('France'), nation('Spain')];
  test('a conquest is the doing of whoever takes, and concerns whoever loses', () => {
    const { at, hand } = war();
    const { known } = readBy(at, hand, 'England');
    const [captured] = hand.of('captured');
    if (captured === undefined) throw new Error('nothing was taken');
    expect([isDoneBy(captured, england), isDoneBy(captured, france)]).toEqual([true, false]);
    expect([concerns(captured, england), concerns(captured, france), concerns(captured, spain)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(isDeed(captured, known)).toBe(true);
  });
  test('a war concerns both sides, and is the doing of who begins it', () => {
    const news = {
      kind: 'war-began',
      rule: 'W83-5.8',
      cause: 'declared',
      war: { attacker: england, defender: france, ally: null, attackerHad: [], defenderHad: [] },
    } as never;
    expect([concerns(news, england), concerns(news, france), concerns(news, spain)]).toEqual([true, true, false]);
    expect([isDoneBy(news, england), isDoneBy(news, france)]).toEqual([true, false]);
  });
  test('a box that slander moved is the doing of another', () => {
    const news = {
      kind: 'box-moved',
      rule: 'W83-5.19',
      npc: 5,
      nation: england,
      from: 2,
      to: 1,
      why: 'slander',
    } as never;
    expect([isDoneBy(news, england), concerns(news, england)]).toEqual([false, true]);
  });
  test('every kind of news has its place in the report', () => {
    expect(EVERY_KIND).toHaveLength(Object.values(EVENT_FACTS).flatMap((topic) => Object.keys(topic)).length);
  });
});

describe('updates in what was heard', () => {
  const ended = (turn: number, phase: number, stage = 'phases') =>
    ({ kind: 'update-ended', rule: 'W83-1.8', stage, turn, phase }) as never;
  const news = { kind: 'tribe-gone', rule: 'W83-16.27', tribe: 1 } as never;
  test('each ends with the word of which phase comes next', () => {
    expect(updatesIn([news, ended(2, 3), ended(3, 1), news]).map(({ was, news: of }) => [was, of.length])).toEqual([
      [{ turn: 2, phase: 2 }, 1],
      [{ turn: 2, phase: 4 }, 0],
      [null, 1],
    ]);
  });
  test('before turn 1 there was no phase', () => {
    expect(updatesIn([ended(1, 1, 'second tribe'), ended(1, 1)]).map(({ was }) => was)).toEqual([null, null]);
  });
});

test('W83-20.43 nations are ranked by income, then cities, then territories, then list order', () => {
  const ranked = boardOf({
    nations: { Apulia: {}, Bremen: {}, Corsica: {}, Dublin: {}, Elba: {} },
    lands: {
      A: { owner: 'Apulia', value: 2 },
      B: { owner: 'Bremen', value: 2 },
      C: { owner: 'Corsica', value: 2, fort: 3 },
      D: { owner: 'Dublin', value: 2 },
      D2: { owner: 'Dublin', value: 0 },
      E: { owner: 'Elba', value: 3 },
    },
  });
  expect(rankingOf(ranked.state).map(({ rank, nation: of }) => [rank, of])).toEqual(
    ['Elba', 'Corsica', 'Dublin', 'Apulia', 'Bremen'].map((name, at) => [at + 1, ranked.nation(name)]),
  );
});

describe('a war that somebody pays for', () => {
  const financed = {
    id: 1,
    attacker: nation('Brittany'),
    defender: nation('France'),
    kind: 'financed',
    turn: 2,
    phase: 1,
    battles: 0,
    attackerHad: [],
    defenderHad: [],
    ally: null,
    financed: true,
  } as const;
  const at = boardWith();
  const contracts = [
    {
      npc: financed.attacker,
      target: financed.defender,
      financier: nation('Spain'),
      bid: 20,
      lastDue: false,
      thanked: false,
    },
  ];
  const state = { ...at.state, wars: [financed], contracts };
  test('W83-5.48 looks declared to all but the attacked and whoever pays', () => {
    const seen = (who: string) =>
      view({ setting: at.setting, state }, { kind: 'seat', seat: seatId(who) }).wars.map((war) => war.financed);
    expect([seen('france'), seen('spain'), seen('england')]).toEqual([[true], [true], [false]]);
    expect(view({ setting: at.setting, state }, { kind: 'master' }).wars).toEqual([financed]);
  });
  test('W83-5.48 the attacked hear that it is paid for, and nobody hears by whom', () => {
    const hand = turnOf(at);
    hand.turn.emit({ kind: 'war-began', rule: 'W83-5.36', war: financed, cause: 'financed' });
    expect(readBy(at, hand, 'France').part('foreign').split('\n')).toEqual([
      'Brittany is at war with you: Brittany declared it.',
      'Somebody pays Brittany for its war on you.',
    ]);
    expect(readBy(at, hand, 'England').part('newsheet')).toBe('Wars begun: Brittany against France.');
    expect(JSON.stringify(readBy(at, hand, 'England').heard)).not.toContain('financed":true');
  });
});
