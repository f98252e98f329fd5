import { beforeAll, describe, expect, test } from 'vitest';
import { REPORT } from '../../src/report-spec.ts';
import type { Told } from '../../src/told.ts';
import { army, at, fleet, type GivenPosition, garrison, position, realm, unit } from '../position.ts';
import { ledgerIds, papers, reportOf, section } from '../report.ts';
import { TOLD_EXAMPLES } from '../text/told-examples.ts';
import { type PlayedTurn, play } from '../turn.ts';

const ids = ({ sections }: { readonly sections: readonly { readonly id: string }[] }): readonly string[] =>
  sections.map(({ id }) => id);

/** England at war with France; Scotland is its ally and France's friend; Kent builds, Essex is to be annexed. */
const start = position({
  wars: ['Eng-Fra'],
  realms: { Eng: { treasury: 20_000 }, Fra: { treasury: 4_000 } },
  provinces: {
    Kent: { owner: 'Eng', fortLevel: 1, harbour: true, buildList: ['archers', 'militia'], productionAreas: 1 },
    Essex: { owner: 'Eng', annexedTo: 'Ind' },
    Picardy: { owner: 'Eng', annexedTo: 'Fra', annexLapse: 1 },
    Paris: { owner: 'Fra' },
    Scotia: { owner: 'Sco' },
    Ulster: { owner: 'Sco' },
    York: { owner: 'Sco' },
    Bergen: { owner: 'Nor' },
    Wales: { owner: 'Wal' },
  },
  units: [
    garrison('Eng', 'Kent', { militia: 4, siege_machine: 3 }, { name: 'Garrison of Canterbury' }),
    army('Eng A1', 'Kent', { heavy_cavalry: 4 }, { name: 'England Army 1' }),
    army('Eng A2', 'Essex', { militia: 2 }, { name: 'Patrol Force 2' }),
    army('Ind A3', 'Wessex', { militia: 1 }, { name: 'Independent Army #3' }),
    army('Eng A3', 'Kent', { archers: 1 }, { name: 'England Army 3' }),
    fleet('Eng F1', 'Channel', { carrack: 2 }, { name: 'England Fleet 1' }),
    garrison('Fra', 'Paris', { militia: 3 }, { name: 'Garrison of Paris' }),
    garrison('Sco', 'Scotia', { militia: 1 }, { name: 'Garrison of Perth' }),
  ],
});

const playTurn = (): PlayedTurn =>
  play(start, {
    orders: {
      Eng: [
        'A1 MARCH Wessex',
        'A1 MARCH Wales',
        'A1 RETREAT LEVEL 3',
        'A3 MARCH Paris',
        'F1 HOLD',
        'A2 MARCH Mercia',
        'A2 BUILD PRODUCTION 2',
        'OFFER ALLIANCE Sco',
        'F1 SAIL 14',
        'G1 SALVAGE 1 siege machine',
        'G1 RECRUIT 2 archers',
        'G1 BUILD FORT',
        'G1 HIRE COMMANDER "Hugh"',
        'G1 PILLAGE',
        'ANNEX Essex',
        'SEND GOLD Sco 10',
        'SEND AMBASSADOR Sco "Greetings."',
        'PROCLAIM "Let all men know that England is great."',
        'DECLARE WAR Wal',
      ],
      Sco: [
        'OFFER ALLIANCE Eng',
        'SEND AMBASSADOR Eng "Well met."',
        'GIVE PROVINCE Ulster Eng',
        'GIVE PROVINCE York Nor',
        'PROCLAIM "Scotland rises again this very spring."',
      ],
    },
  });

type Report = ReturnType<typeof reportOf>;
let turn: PlayedTurn;
let england: Report;
let france: Report;
let everybody: Report;
beforeAll(() => {
  turn = playTurn();
  england = reportOf(turn.position, 'Eng', turn.heard('Eng'));
  france = reportOf(turn.position, 'Fra', turn.heard('Fra'));
  everybody = reportOf(turn.position, null, turn.heard('Ind'));
});

describe('MD-16.21 the turn report', () => {
  test('MD-16.21 has its sections in this order, and each of them when there is something to say', () => {
    const order = [
      'summary',
      'diplomacy',
      'failed',
      'movement',
      'battles',
      'conquests',
      'pillage',
      'construction',
      'builds',
      'annexations',
      'gifts',
      'ambassadors',
      'proclamations',
      'warnings',
    ];
    expect((REPORT.ledger ?? []).map(({ id }) => id)).toEqual(order);
    expect(ledgerIds(england)).toEqual(order);
    expect(ledgerIds(france)).toEqual(order.filter((id) => ledgerIds(france).includes(id)));
  });

  test('MD-16.21 every kind of news that is told has a place in the report', () => {
    const placed = new Set([...(REPORT.ledger ?? []), ...REPORT.papers].flatMap(({ kinds }) => kinds));
    const untold = ['turn-began', 'phase-began', 'movement-ended', 'turn-ended', 'orders-received'];
    const inOtherWords = ['realm-defeated', 'province-taken'];
    const missing = Object.keys(TOLD_EXAMPLES).filter((kind) => !placed.has(kind as Told['kind']));
    expect(missing.sort()).toEqual([...untold, ...inOtherWords].sort());
  });

  test('MD-16.21 the summary: treasury at start, each change of gold by step, treasury now', () => {
    expect(section(england, 'summary')).toEqual([
      'You laid claim to victory with 6 provinces. The claim must hold at 2 turn ends in a row.',
      'Treasury at the start of Spring 1320: 200.00',
      'Salvage: +2.00',
      'Pillage: +8.00',
      'Gold sent, with its carriage: -11.00',
      'Upkeep: -4.80',
      'Troops and ships: -8.00',
      'Commanders: -20.00',
      'Annexations: -10.00',
      'Construction and repair: -10.00',
      'Decay: -10.23',
      'Revenue: +6.40',
      '  Kent (1) 6.40',
      'Proclamation: +7.00',
      'Treasury now: 149.37',
    ]);
  });

  test.each(['Eng', 'Fra', 'Sco'] as const)(
    'MD-16.21 the changes of gold of %s lead from the first sum to the last',
    (code) => {
      const figures = (section(reportOf(turn.position, code, turn.heard(code)), 'summary') ?? [])
        .flatMap((line) => /^\S.*: ([-+]?\d+\.\d\d)$/.exec(line)?.[1] ?? [])
        .map((amount) => Math.round(100 * Number(amount)));
      const now = figures.at(-1);
      expect(figures.length).toBeGreaterThan(3);
      expect(figures.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(now);
      expect(now).toBe(turn.realm(code).treasury);
    },
  );

  test('MD-16.21 diplomacy', () => {
    expect(section(england, 'diplomacy')).toEqual([
      'You declared war on Wales.',
      'You and Scotland formed an alliance.',
    ]);
  });

  test('MD-16.21 a unit that is named is told of by the name that it had', () => {
    const orders = { Eng: ['A3 NAME "The Archers of Kent"', 'A2 NAME "Patrol Force 1"'] };
    const named = play(start, { orders });
    expect(section(reportOf(named.position, 'Eng', named.heard('Eng')), 'movement')).toEqual([
      '# Before movement',
      'Army A3 is called "The Archers of Kent" from now on.',
      'Patrol Force 2 (A2) is called "Patrol Force 1" from now on.',
    ]);
  });

  test('MD-16.29 orders that failed, with the reason', () => {
    expect(section(england, 'failed')).toEqual([
      'Army A3 could not march to Paris (10). Paris (10) does not border Kent (1).',
      'The order of Army A1 to march to Wales (5) was cancelled: it fought a battle.',
      'Patrol Force 2 (A2) could not build 2 production areas. It needs 1 Move-point and Army A2 has none left.',
    ]);
    expect(section(france, 'failed')).toEqual(['All your orders were carried out.']);
  });

  test('MD-16.29 whoever has no orders to give is not told that they were carried out', () => {
    const said: GivenPosition = {
      realms: { Eng: { control: 'computer' }, Wal: { control: 'defeated', treasury: 0 } },
      provinces: {
        Kent: { owner: 'Eng' },
        Paris: { owner: 'Fra' },
        Scotia: { owner: 'Sco' },
        Bergen: { owner: 'Nor' },
      },
    };
    const quiet = play(position(said));
    const failed = (code: 'Eng' | 'Fra' | 'Wal') =>
      section(reportOf(quiet.position, code, quiet.heard(code)), 'failed') ?? [];
    expect([failed('Fra'), failed('Eng'), failed('Wal')]).toEqual([['All your orders were carried out.'], [], []]);
  });

  test('MD-16.21 movement by phase', () => {
    expect(section(england, 'movement')).toEqual([
      '# Before movement',
      'Army A1 has retreat level 3 now: it retreats when ranks 1 to 3 have fallen.',
      '# Phase 1',
      'Fleet F1 held its position.',
      'Army A1 marched from Kent (1) to Wessex (3) (2 Move-points).',
      'Patrol Force 2 (A2) marched from Essex (2) to Mercia (4) (2 Move-points).',
      '# Phase 2',
      'Fleet F1 sailed from the Channel (13) to the North Sea (14) (1 Move-point).',
      '# After movement',
      'Hugh leads Garrison of Canterbury (G1) now, being the best commander there.',
    ]);
    expect(section(france, 'movement')).toBeUndefined();
  });

  test('MD-16.24 battles in one line each: place, participants, victor, losses', () => {
    expect(section(france, 'battles')).toEqual([
      'Phase 1: a land battle at Wessex (3), fought by England and the independents. The field belongs to England.',
      '  Losses: England 1 Heavy Cavalry; the independents 1 Militia.',
    ]);
  });

  test('MD-16.28 conquests and losses: the reader’s own first, then those elsewhere', () => {
    expect(section(england, 'conquests')).toEqual([
      'You took Wessex (3) from the independents in phase 1.',
      'You took Mercia (4) from the independents in phase 1.',
      '# Elsewhere',
      'Scotland gave York (6) to Norway.',
    ]);
  });

  test('MD-16.21 pillage, construction, builds and commanders, annexations', () => {
    expect(section(england, 'pillage')?.[0]).toBe(
      'Garrison of Canterbury (G1) pillaged Kent (1), your own land, and took 8.00 gold.',
    );
    expect(section(england, 'construction')).toEqual([
      'Garrison of Canterbury (G1) built up the fortification of Kent (1) to level 2, Motte and Bailey, for 10.00 gold.',
    ]);
    expect(section(england, 'builds')?.slice(0, 3)).toEqual([
      'Garrison of Canterbury (G1) salvaged 1 Siege Machine for 2.00 gold.',
      'Garrison of Canterbury (G1) recruited 2 Archers for 8.00 gold.',
      'Hugh entered your service at Garrison of Canterbury (G1) for 20.00 gold.',
    ]);
    expect(section(england, 'annexations')).toEqual(['You annexed Essex (2) for 10.00 gold.']);
  });

  test('MD-16.21 gifts, ambassadors, proclamations', () => {
    expect(section(england, 'gifts')).toEqual([
      'You sent 10.00 gold to Scotland; the carriage cost 1.00 gold.',
      'Scotland gave Ulster (12) to you.',
    ]);
    expect(section(england, 'ambassadors')).toEqual([
      'Your ambassador went to Scotland.',
      '  Greetings.',
      'An ambassador of Scotland came to you and invites you to write.',
      '  Well met.',
    ]);
    expect(section(england, 'proclamations')).toEqual([
      'Your proclamation was published and earned 7.00 gold.',
      'Scotland published a proclamation.',
    ]);
  });

  test('MD-16.21 warnings of annexations that lapse', () => {
    expect(section(england, 'warnings')).toEqual(['Picardy (9) is still annexed to France; that ends in 1 turn.']);
    expect(section(france, 'warnings')).toEqual([
      'Picardy (9) is annexed to you but in other hands; unless you win it back, the annexation ends in 1 turn.',
    ]);
  });

  test('MD-16.21 warnings of limits, homeless fleets and pay that fell short', () => {
    const news: readonly Told[] = [
      { kind: 'exhausted', rule: 'MD-6.45', unit: unit('Eng F1'), why: 'homeless' },
      {
        kind: 'fled',
        rule: 'MD-6.48',
        phase: 2,
        unit: unit('Eng F1'),
        from: at('Kent'),
        to: at('Channel'),
        roll: null,
      },
      { kind: 'upkeep-paid', rule: 'MD-12.19', realm: realm('Eng'), paid: 100, due: 250 },
      { kind: 'upkeep-paid', rule: 'MD-12.16', realm: realm('Eng'), paid: 250, due: 250 },
      { kind: 'annexation-ended', rule: 'MD-12.60', province: at('Essex'), realm: realm('Eng'), why: 'limit' },
    ];
    expect(section(reportOf(start, 'Eng', news), 'warnings')).toEqual([
      'Fleet F1 has lost its harbour: it can do nothing more this turn and puts to sea in the next phase.',
      'Fleet F1 had no harbour in Kent (1) and fled to the Channel (13).',
      'You paid only 1.00 gold of 2.50 gold for upkeep; troops that went unpaid may leave.',
      'Essex (2) is no longer annexed to you: your realm has more annexed provinces than its status allows.',
    ]);
  });

  test('MD-6.47 fleets whose harbour was razed or given away are warned of, so that they can sail out in time', () => {
    const harbour = { owner: 'Eng', harbour: true } as const;
    const ports = position({
      wars: ['Fra-Sco'],
      realms: { Eng: { treasury: 5000 }, Sco: { treasury: 5000 } },
      provinces: {
        Kent: { ...harbour, fortLevel: 1 },
        Wales: harbour,
        York: harbour,
        Paris: { owner: 'Fra' },
        Scotia: { owner: 'Sco' },
        Bergen: { owner: 'Nor' },
        Ulster: { owner: 'Wal' },
      },
      units: [
        garrison('Eng', 'Kent', { militia: 5 }),
        fleet('Eng F1', 'Kent', { carrack: 1 }, { name: 'England Fleet 1' }),
        fleet('Eng F2', 'York', { carrack: 1 }, { name: 'England Fleet 2' }),
        fleet('Sco F1', 'Wales', { carrack: 1 }, { name: 'Scotland Fleet 1' }),
      ],
    });
    const given = play(ports, { orders: { Eng: ['G1 RAZE HARBOUR', 'GIVE PROVINCE Wales Fra'] } });
    const warned = (code: 'Eng' | 'Sco') => section(reportOf(given.position, code, given.heard(code)), 'warnings');
    expect([warned('Eng'), warned('Sco')]).toEqual([
      ['Fleet F1 has no harbour in Kent (1): next turn it flees to sea, unless it sails out in phase 1.'],
      ['Fleet F1 has no harbour in Wales (5): next turn it flees to sea, unless it sails out in phase 1.'],
    ]);
  });

  test('MD-16.28 the public reads what is public and nothing else', () => {
    expect(ledgerIds(everybody)).toEqual(['summary', 'diplomacy', 'battles', 'conquests', 'proclamations']);
    expect(ids(everybody)).toEqual(['news']);
    expect(section(everybody, 'summary')).toEqual([
      'England laid claim to victory with 6 provinces. The claim must hold at 2 turn ends in a row.',
    ]);
    expect(section(everybody, 'diplomacy')).toEqual(['England declared war on Wales.']);
  });

  test('MD-16.21 every line of news cites its rule', () => {
    const notes = ['Elsewhere', 'Before movement', 'Phase 1', 'Phase 2', 'After movement', 'Greetings.', 'Well met.'];
    const told = [...england.sections.map(({ lines }) => lines), ...england.papers.map(({ pieces }) => pieces.flat())];
    const bare = told
      .slice(0, england.sections.length + ledgerIds(england).length)
      .flatMap((lines) => lines.filter(({ rule }) => rule === undefined));
    expect(bare.map(({ text }) => text)).toEqual(expect.arrayContaining(notes));
    expect(bare.filter(({ text }) => !notes.includes(text))).toEqual([]);
  });
});

describe('MD-16.22 messages are split into normal messages, battle reports and proclamations', () => {
  test('MD-16.22 battle reports and proclamations are papers of their own', () => {
    const apart = england.papers.map(({ id }) => id).filter((id) => !ledgerIds(england).includes(id));
    expect(apart).toEqual(['battle-reports', 'proclamation-texts']);
    expect(papers(england, 'battle-reports').map(([first]) => first)).toEqual([
      '# A land battle occurred at Wessex (3), in phase 1',
    ]);
  });

  test('MD-16.24 who did not take part has no report of the battle', () => {
    expect(papers(france, 'battle-reports')).toEqual([]);
  });

  test('MD-16.27 suitable proclamations are published to all, with the name of the realm', () => {
    const texts = [
      ['# Proclamation of England', 'Let all men know that England is great.'],
      ['# Proclamation of Scotland', 'Scotland rises again this very spring.'],
    ];
    for (const report of [england, france, everybody]) expect(papers(report, 'proclamation-texts')).toEqual(texts);
  });
});

test('MD-16.48 the report tells of neighbours what stands there: combat, and hit points beside it', () => {
  const beside = position({
    provinces: { Picardy: { owner: 'Eng' }, Paris: { owner: 'Fra', fortLevel: 2 }, Artois: { owner: 'Fra' } },
    units: [
      garrison('Fra', 'Paris', { light_infantry: 2 }, { commanders: [{}] }),
      army('Sco A1', 'Paris', { siege_machine: 1 }),
    ],
  });
  const neighbours = section(reportOf(beside, 'Eng', [], true), 'neighbours');
  expect(neighbours).toContain(
    '  Paris (10): 3 troops, combat 51, hit points 5.2; 1 troop of Scotland, combat 5, hit points 0.5; walls 2',
  );
  expect(neighbours).toContain('  Artois (8): no troops');
});
