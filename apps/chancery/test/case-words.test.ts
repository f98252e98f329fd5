import { RULESETS } from '@chancery/registry';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../src/exit-codes.ts';
import { type Answer, desk } from './desk.ts';

/** What `chancery case` says of words that mean nothing, and what can be expected of a turn besides its end. */

const run = (ruleset: string, text: string, ...options: readonly string[]): Promise<Answer> =>
  desk().runWith({ rulesets: RULESETS, input: text }, 'case', '-', '--ruleset', ruleset, ...options);

const HEPTARCHY = `position:
  game: { turn: 2, active: CHE, players: [CHE, COR] }
  kingdoms:
    CHE: { gold: 300, prestige: 1 }
  units: { 1: { kind: levy, owner: CHE, at: CHE } }
  treaties: [{ kind: trade, between: [CHE, COR] }]
orders: { CHE: CHURCH }
expect:
  kingdoms: { CHE: { prestige: 2 } }
  treaties: [{ kind: trade, between: [CHE, COR] }]
  events:
    - { kind: prestige-changed, by: 1, cause: church }
  no events: [{ kind: moved, to: COR }]
`;

const MEDIEVAL = `position:
  map: [Kent - Essex]
  provinces: { Kent: Eng, Essex: Eng }
  units: { Eng A1: { at: Kent, troops: { militia: 3 } } }
orders: { Eng: A1 MARCH Essex }
expect:
  units: { Eng A1: { at: Essex } }
  events:
    - { kind: marched, to: Essex }
  no events: [{ kind: province-taken, to: Eng }]
  headquarters: { Eng: { surplus: at least 0 } }
`;

test('both cases are as they say', async () => {
  expect((await run('heptarchy', HEPTARCHY)).out).toBe('ok: a case (standard input)\n1 ok, 0 differ\n');
  expect((await run('medieval-diplomacy', MEDIEVAL)).out).toBe('ok: a case (standard input)\n1 ok, 0 differ\n');
});

describe('a word that means nothing is named with its line and what may be meant, and ends with 2', () => {
  test.each<[ruleset: string, right: string, wrong: string, said: string]>([
    ['heptarchy', 'position:', 'postion:', "postion (line 1): a case has no 'postion'; did you mean position?"],
    ['heptarchy', 'units: {', 'unitz: {', "unitz (line 5): a position has no 'unitz'; did you mean units?"],
    ['heptarchy', 'active: CHE', 'phaze: 1', "game.phaze (line 2): a game has no 'phaze'"],
    ['heptarchy', 'active: CHE', 'active: CHX', "game.active (line 2): there is no kingdom 'CHX'; did you mean CHE"],
    ['heptarchy', 'players: [CHE, COR]', 'players: [CHE, CRO]', "players[2] (line 2): there is no kingdom 'CRO'"],
    ['heptarchy', 'gold: 300', 'golld: 0', "kingdoms.CHE.golld (line 4): a kingdom has no 'golld'; did you mean gold?"],
    ['heptarchy', 'gold: 300', 'gold: much', "kingdoms.CHE.gold (line 4): wanted a number, not 'much'"],
    ['heptarchy', '    CHE: {', '    CHF: {', "kingdoms.CHF (line 4): there is no kingdom 'CHF'; did you mean CHE"],
    ['heptarchy', 'levy,', 'levi,', "units.1.kind (line 5): there is no kind 'levi'; did you mean levy?"],
    [
      'heptarchy',
      'at: CHE }',
      'at: CHE, mooved: yes }',
      "units.1.mooved (line 5): a unit has no 'mooved'; did you mean moved",
    ],
    ['heptarchy', 'at: CHE }', 'at: CHX }', "units.1.at (line 5): there is no station 'CHX'; did you mean CHE"],
    [
      'heptarchy',
      'position:\n',
      'position:\n  wars: [{ by: CHE, on: COR, sinze: 2 }]\n',
      "wars[1].sinze (line 2): a war has no 'sinze'; did you mean since?",
    ],
    [
      'heptarchy',
      'trade, between: [CHE, COR] }]\norders',
      'pakt, between: [CHE, COR] }]\norders',
      "position.treaties[1].kind (line 6): there is no kind 'pakt'; did you mean pact?",
    ],
    [
      'heptarchy',
      'prestige: 2',
      'golld: 0',
      "expect.kingdoms.CHE.golld (line 9): there is no fact 'golld'; did you mean gold?",
    ],
    [
      'heptarchy',
      'trade, between: [CHE, COR] }]\n  events',
      'pakt, between: [CHE, COR] }]\n  events',
      "expect.treaties[1].kind (line 10): there is no such word 'pakt'; did you mean pact?",
    ],
    ['heptarchy', 'by: 1', 'byy: 0', "expect.events[1].byy (line 12): there is no fact 'byy'; did you mean by?"],
    [
      'heptarchy',
      'cause: church',
      'cause: chruch',
      "expect.events[1].cause (line 12): there is no such word 'chruch'; did you mean church?",
    ],
    ['heptarchy', 'to: COR', 'to: CRO', "expect.no events[1].to (line 13): there is no area 'CRO'; did you mean COR"],
    ['heptarchy', 'kind: moved', 'kind: mooved', "(line 13): there is no kind of event 'mooved'; did you mean moved"],
    [
      'medieval-diplomacy',
      'provinces: {',
      'provnices: {',
      "position.provnices (line 3): a position has no 'provnices'; did you mean provinces?",
    ],
    [
      'medieval-diplomacy',
      'kind: marched, to: Essex',
      'kind: marched, too: none',
      "expect.events[1].too (line 9): there is no fact 'too'; did you mean to?",
    ],
    [
      'medieval-diplomacy',
      'kind: marched, to: Essex',
      'kind: marched, to: Esex',
      "expect.events[1].to (line 9): there is no place 'Esex'; did you mean Essex?",
    ],
    [
      'medieval-diplomacy',
      'province-taken, to: Eng',
      'province-taken, realm: none',
      "expect.no events[1].realm (line 10): there is no fact 'realm'",
    ],
    [
      'medieval-diplomacy',
      'surplus: at least 0',
      'surpluss: 0',
      "expect.headquarters.Eng.surpluss (line 11): there is no figure 'surpluss'; did you mean surplus?",
    ],
    [
      'medieval-diplomacy',
      'expect:',
      'expect:\n  refusals: [{ seat: Eng, line: 1, illegal: not-adjacent, frm: none }]',
      "frm (line 7): there is no fact 'frm'; did you mean from?",
    ],
    [
      'medieval-diplomacy',
      'expect:',
      'expect:\n  steps: { M99: { game: { turn: 1 } } }',
      "expect.steps.M99 (line 7): there is no step 'M99'; did you mean M9",
    ],
    [
      'medieval-diplomacy',
      'expect:',
      'expect:\n  map: [Kent - Esex]',
      "expect.map[1] (line 7): there is no place 'Esex'",
    ],
    [
      'medieval-diplomacy',
      'map: [Kent - Essex]',
      'map: [Kent montain Essex, Kent to Essex]',
      "'Kent to Essex' is no border, such as Kent - Essex",
    ],
  ])('%s: %s as %s', async (ruleset, right, wrong, said) => {
    const text = ruleset === 'heptarchy' ? HEPTARCHY : MEDIEVAL;
    expect(text).toContain(right);
    const { exit, out } = await run(ruleset, text.replace(right, wrong));
    expect(out).toContain(said);
    expect(out).toContain('not understood');
    expect(exit).toBe(EXIT.usage);
  });

  test('programs get the line as a number', async () => {
    const { exit, out } = await run('heptarchy', HEPTARCHY.replace('gold: 300', 'golld: 0'), '--json');
    expect(exit).toBe(EXIT.usage);
    expect(JSON.parse(out)[0].faults).toEqual([
      { path: 'position.kingdoms.CHE.golld', line: 4, text: "a kingdom has no 'golld'; did you mean gold?" },
    ]);
  });
});

test('amounts are printed as numbers, whatever they are called', async () => {
  const { out } = await run('heptarchy', HEPTARCHY, '--events');
  expect(out).toContain('prestige-changed (HEP-13.6), kingdom: CHE, by: 1, cause: church, prestige: 2, step: The Post');
});

describe('the kingdom whose Phase is open has those before it in the list behind it (HEP-1.5)', () => {
  const inMidList = `position:
  game: { turn: 3, active: COR, players: [CHE, COR, SSX] }
orders: { COR: END }
expect:
`;

  test('the Turn goes on with the next, and not from the beginning', async () => {
    const { exit, out } = await run('heptarchy', `${inMidList}  game: { turn: 3, active: SSX, ended: [CHE, COR] }\n`);
    expect([exit, out]).toEqual([EXIT.done, 'ok: a case (standard input)\n1 ok, 0 differ\n']);
  });

  test('after the last the next Turn begins', async () => {
    const last = inMidList.replace('active: COR', 'active: SSX').replace('{ COR: END }', '{ SSX: END }');
    const { exit } = await run(
      'heptarchy',
      `${last}  game: { turn: 4, active: CHE, ended: none }\n  events: [turn-ended]\n`,
    );
    expect(exit).toBe(EXIT.done);
  });

  test('another who is to play yet can be told', async () => {
    const told = inMidList.replace('active: COR,', 'active: COR, ended: [SSX],');
    expect((await run('heptarchy', `${told}  game: { turn: 3, active: CHE }\n`)).exit).toBe(EXIT.done);
  });
});

describe('what happened within the turn can be expected', () => {
  const differs = async (ruleset: string, text: string, expected: string): Promise<string> => {
    const { exit, out } = await run(ruleset, `${text.slice(0, text.indexOf('expect:'))}expect:\n  ${expected}\n`);
    expect(exit).toBe(EXIT.faults);
    return out;
  };
  const isSo = async (ruleset: string, text: string, expected: string): Promise<void> => {
    const { out } = await run(ruleset, `${text.slice(0, text.indexOf('expect:'))}expect:\n  ${expected}\n`);
    expect(out).toBe('ok: a case (standard input)\n1 ok, 0 differ\n');
  };

  test('the step of an event', async () => {
    await isSo(
      'medieval-diplomacy',
      MEDIEVAL,
      'events: [{ kind: marched, step: M9 }, { kind: upkeep-paid, step: Upkeep paid }]',
    );
    expect(await differs('medieval-diplomacy', MEDIEVAL, 'events: [{ kind: marched, step: M8 }]')).toContain(
      'step M9, not M8',
    );
    await isSo('heptarchy', HEPTARCHY, 'events: [{ kind: prestige-changed, step: The Post }]');
  });

  test('the position when a step is over', async () => {
    await isSo(
      'medieval-diplomacy',
      MEDIEVAL,
      'steps: { M8: { units: { Eng A1: { at: Kent } } }, M9: { units: { Eng A1: { at: Essex } } } }',
    );
    await isSo('medieval-diplomacy', MEDIEVAL, 'steps: { "M9 time 2": { units: { Eng A1: { at: Essex } } } }');
    const wrong = await differs('medieval-diplomacy', MEDIEVAL, 'steps: { M8: { units: { Eng A1: { at: Essex } } } }');
    expect(wrong).toContain('expect.steps.M8.units.Eng A1.at\n    expected  Essex\n    got       Kent');
    const seldom = await differs('medieval-diplomacy', MEDIEVAL, 'steps: { M9 time 9: { game: { turn: 1 } } }');
    expect(seldom).toContain('expected  M9 9 times\n    got       2 times');
    await isSo(
      'heptarchy',
      HEPTARCHY,
      "steps: { The master's acts: { kingdoms: { CHE: { prestige: 1 } } }, The Post: { kingdoms: { CHE: { prestige: 2 } } } }",
    );
  });

  test('the size of the dice', async () => {
    const raid = `position:
  game: { turn: 4, active: ETR, players: [ETR, LIN] }
  areas: { ETR: { resources: [horses] }, LIN: { resources: [textiles] } }
orders: { ETR: RAID Lindesie }
dice: { raid@Lindesie: 4 }
expect:`;
    await isSo('heptarchy', raid, 'draws: { raid@Lindesie: { die: d6, rolls: [4] } }');
    expect(await differs('heptarchy', raid, 'draws: { raid@Lindesie: { die: d8 } }')).toContain(
      'expected  d8\n    got       d6',
    );
  });

  test('the map, the troops and the homes, as they were stated', async () => {
    const text = MEDIEVAL.replace('position:', 'position:\n  troops: { archers: { combat: 50 } }');
    await isSo('medieval-diplomacy', text, 'map: [Kent - Essex]');
    expect(await differs('medieval-diplomacy', text, 'map: [Kent ^ Essex]')).toContain(
      'expect.map.Kent - Essex\n    expected  mountain\n    got       land',
    );
    await isSo('medieval-diplomacy', text, 'troops: { archers: { combat: 50 } }');
    expect(await differs('medieval-diplomacy', text, 'troops: { archers: { combat: 60 } }')).toContain(
      'expected  60\n    got       50',
    );
    expect(await differs('medieval-diplomacy', text, 'base: europe-1320')).toContain(
      'expected  europe-1320\n    got       homes',
    );
    expect(await differs('medieval-diplomacy', text, 'seas: [Kent]')).toContain(
      'expected  Kent: a sea\n    got       land',
    );
    await isSo('medieval-diplomacy', text, 'base: homes');
  });
});
