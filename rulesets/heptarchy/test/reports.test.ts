import { PUBLIC, seatId, viewerOf } from '@chancery/core';
import { buildReport } from '@chancery/reports';
import { describe, expect, test } from 'vitest';
import { HEPTARCHY } from './heptarchy.ts';
import { order, playOn, post, postAndEnd } from './play.ts';
import { area, levy, position, retinue } from './position.ts';
import { papersOf, type Reader, reportTo, sectionOf, viewerFor } from './told-to.ts';

const [CHE, SSX] = [area('CHE'), area('SSX')];
const READERS: readonly Reader[] = ['CHE', 'STA', 'LIN', 'master', 'public'];
const THREE = { players: ['CHE', 'STA', 'LIN'] } as const;

describe('what may be seen', () => {
  const board = position({
    ...THREE,
    wars: ['CHE-SSX'],
    truces: [{ between: 'STA-LIN', until: 4 }],
    proposals: [{ between: 'STA-LIN', kind: 'trade' }],
    areas: { SSX: { resources: ['timber', 'iron'], occupier: 'CHE' } },
    units: [levy('CHE', 'SSX'), retinue('STA')],
    kingdoms: { LIN: { gold: 44, prestige: -3 } },
  });

  test('HEP-15.1 every viewer sees the whole board, and which kingdom is theirs', () => {
    const viewers = [viewerOf(seatId('CHE')), viewerOf(seatId('SUR')), PUBLIC, { kind: 'master' } as const];
    const views = viewers.map((viewer) => HEPTARCHY.view(board, viewer));
    for (const view of views) expect(view.board).toEqual(board.state);
    expect(views.map(({ kingdom, master }) => [kingdom, master])).toEqual([
      [CHE, false],
      [area('SUR'), false],
      [null, false],
      [null, true],
    ]);
  });

  test('HEP-15.1 what is done is told to all in the same words', () => {
    const played = post({ ...THREE, kingdoms: { CHE: { gold: 20 } } }, 'CHE', [
      order('DEVELOP', { area: CHE, resource: 'grain' }),
      order('PROPOSE', { kingdom: 'STA', treaty: 'pact' }),
    ]);
    const told = READERS.filter((reader) => reader !== 'CHE').map((reader) => reportTo(played, reader));
    const courses = told.map((report) => sectionOf(report, 'course').replaceAll(/your?\b/gi, '*'));
    expect(courses[0]).toMatch(/grain/i);
    expect(courses.at(-1)).toBe(courses.at(-2));
    for (const course of courses) expect(course.split('\n')).toHaveLength(courses[0]?.split('\n').length ?? 0);
  });

  test('HEP-15.2 a message is heard by sender and addressee alone, one to ALL by everybody, a Proposal too', () => {
    const played = post(THREE, 'CHE', [
      order('MESSAGE', { to: 'LIN', text: 'Come by the Humber.' }),
      order('MESSAGE', { to: 'ALL', text: 'Long live the King.' }),
      order('PROPOSE', { kingdom: 'STA', treaty: 'pact' }),
    ]);
    const hear = (words: RegExp): readonly Reader[] =>
      READERS.filter((reader) => words.test(JSON.stringify(reportTo(played, reader))));
    expect(hear(/Come by the Humber/)).toEqual(['CHE', 'LIN']);
    expect(hear(/Long live the King/)).toEqual(READERS);
    expect(hear(/Military Pact/)).toEqual(READERS);
  });

  test('HEP-15.7 the master sees the board, and by the rules no message between players', () => {
    const played = post(THREE, 'CHE', [order('MESSAGE', { to: 'LIN', text: 'Come by the Humber.' })]);
    const { setting, state } = played.position;
    expect(HEPTARCHY.view({ setting, state }, { kind: 'master' }).board).toEqual(state);
    expect(JSON.stringify(HEPTARCHY.view({ setting, state }, { kind: 'master' }))).not.toContain('Humber');
    expect(JSON.stringify(reportTo(played, 'master'))).not.toContain('Humber');
  });
});

describe('HEP-15.9 the sheet of every kingdom', () => {
  const board = position({
    ...THREE,
    kingdoms: {
      CHE: { leader: 'Queen Ebba', color: '#a4133c', traditions: ['diplomacy', 'viking', 'fyrd'] },
      STA: { leader: 'King Ine', color: '#1f5f8b', traditions: ['diplomacy', 'piety', 'raiding'] },
      LIN: {
        leader: 'King Offa',
        controller: 'caretaker',
        color: '#6b4a2b',
        traditions: ['viking', 'raiding', 'fyrd'],
      },
    },
  });
  const knownTo = (reader: Reader) => ({
    setting: board.setting,
    view: HEPTARCHY.view(board, viewerFor(reader)),
  });

  test('HEP-15.9 stands in every report, also when nothing has happened, one’s own included', () => {
    for (const reader of READERS) {
      const text = sectionOf(buildReport(HEPTARCHY, knownTo(reader), []), 'sheets').split('\n');
      expect(text).toHaveLength(36);
      expect(text).toEqual(
        expect.arrayContaining([
          'Chenth: Queen Ebba; Jutes; Diplomacy, Viking and Fyrd',
          'Statfordscire: King Ine; Anglo-Saxons; Diplomacy, Piety and Raiding',
          'Lindesie: King Offa (caretaker); Danes; Viking, Raiding and Fyrd',
          expect.stringMatching(/^Sudrie: NPC State; Anglo-Saxons; \w+ and \w+$/),
        ]),
      );
    }
  });

  test('HEP-15.9 stands at the desk, among the kingdoms and with every land', () => {
    const rows = HEPTARCHY.powers?.rows(knownTo('CHE')) ?? [];
    const cells = (power: string) => rows.find((row) => row.power === power)?.cells;
    expect(rows).toHaveLength(36);
    expect(cells('CHE')).toMatchObject({
      leader: 'Queen Ebba',
      tribe: 'Jutes',
      traditions: 'Diplomacy, Viking and Fyrd',
    });
    expect(cells('STA')).toMatchObject({ leader: 'King Ine', traditions: 'Diplomacy, Piety and Raiding' });
    expect(cells('SUR')).toMatchObject({ leader: 'NPC State', traditions: expect.stringMatching(/^\w+ and \w+$/) });
    const place = (code: string): string =>
      JSON.stringify(HEPTARCHY.places.report(knownTo('CHE'), area(code)).map(({ text }) => text));
    expect(place('CHE')).toContain('Its sheet: Queen Ebba; Jutes; Diplomacy, Viking and Fyrd');
    const swatch = (code: string) =>
      HEPTARCHY.places.report(knownTo('CHE'), area(code)).find(({ text }) => text.startsWith('Its sheet'))?.swatch;
    expect([swatch('CHE'), swatch('SUR')]).toEqual(['#a4133c', undefined]);
    expect(place('SUR')).toMatch(/Its sheet: NPC State; Anglo-Saxons; \w+ and \w+"/);
  });
});

describe('what is told', () => {
  test('HEP-15.3 each action with its result and Gold, or the condition that failed; each die with modifiers and total', () => {
    const said = {
      ...THREE,
      kingdoms: { CHE: { gold: 20, traditions: ['raiding'] } },
      areas: { CHE: { resources: ['horses'] }, SUR: { resources: ['timber'] } },
    } as const;
    const orders = [
      order('DEVELOP', { area: CHE, resource: 'grain' }),
      order('RAISE', { area: CHE, kind: 'retinue' }),
      order('RAID', { area: area('SUR') }),
    ];
    const played = post(said, 'CHE', orders, { 'raid@SUR': [4] });
    const course = sectionOf(reportTo(played, 'STA'), 'course').split('\n');
    expect(course[0]).toMatch(/Chenth’s Post/);
    expect(course.slice(1)).toEqual([
      expect.stringMatching(/^“DEVELOP Chenth Grain”: .*Grain.*8 Gold.* Gold 20 before, 12 after\.$/),
      expect.stringMatching(/^Chenth: “RAISE RETINUE Chenth” is skipped: “.*” Gold 12 before and after\.$/),
      expect.stringMatching(
        /^“RAID Sudrie”: .*\(raid, d6: 4 \+ 1 Raiding = 5, 5 needed\): Timber destroyed.* Gold 12 before, 1\d after\.$/,
      ),
    ]);
  });

  test('HEP-15.3 what an action leads to stands below it, in the public report and among one’s own actions', () => {
    const said = {
      players: ['CHE', 'SSX'],
      wars: ['CHE-SSX'],
      kingdoms: { CHE: { gold: 9, traditions: ['fyrd'] } },
      units: [levy('CHE'), levy('SSX')],
    } as const;
    const orders = [order('MOVE', { units: [1], to: SSX }), order('RAISE', { area: CHE, kind: 'levy' })];
    const played = post(said, 'CHE', orders, { 'land.att@SSX': [5], 'land.def@SSX': [5] });
    const heads = (reader: Reader, section: string): readonly string[] =>
      sectionOf(reportTo(played, reader), section)
        .split('\n')
        .filter((line) => line.startsWith('“'));
    const wanted = [
      expect.stringMatching(/^“MOVE 1 TO Sudsexe”: .* Gold 9 before and after\.$/),
      expect.stringMatching(/^“RAISE LEVY Chenth”: .* Gold 9 before, 6 after\.$/),
    ];
    expect(heads('public', 'course')).toEqual(wanted);
    expect(heads('CHE', 'deeds')).toEqual(wanted);
  });

  test('HEP-15.3, HEP-1.15 every die bears its name', () => {
    const war = { players: ['CHE', 'SSX'], wars: ['CHE-SSX'], units: [levy('CHE'), levy('SSX')] } as const;
    const fought = post(war, 'CHE', [order('MOVE', { units: [1], to: SSX })], {
      'land.att@SSX': [7],
      'land.def@SSX': [3],
    });
    const [paper = ''] = papersOf(reportTo(fought, 'public'), 'battle-reports');
    expect(paper).toMatch(/Chenth +Levy 1\n +rolls +7\*\nSudsexe +Levy 2\n +rolls +3\n/);
    expect(paper).toContain('land.att for the attackers, land.def for the defenders');
    const asked = post(THREE, 'CHE', [order('PROPOSE', { kingdom: 'SUR', treaty: 'pact' })], { 'accept@SUR': [2] });
    expect(sectionOf(reportTo(asked, 'public'), 'course')).toMatch(/\(accept, d10: 2 /);
  });

  test('HEP-15.3, HEP-15.2 the line of a message is its sender’s alone, that of one to ALL is everybody’s', () => {
    const played = post({ ...THREE, kingdoms: { CHE: { gold: 7 } } }, 'CHE', [
      order('MESSAGE', { to: 'LIN', text: 'Come by the Humber.' }),
      order('MESSAGE', { to: 'ALL', text: 'Long live the King.' }),
    ]);
    const lines = (reader: Reader): number =>
      (sectionOf(reportTo(played, reader), 'course').match(/“MESSAGE .*Gold 7 before and after\./g) ?? []).length;
    expect(READERS.map(lines)).toEqual([2, 1, 1, 1, 1]);
  });

  test('HEP-15.4 the Opening of a Phase: income, Piety, upkeep, who was disbanded, and Gold', () => {
    const said = {
      ...THREE,
      kingdoms: { STA: { gold: 0 } },
      areas: { STA: { resources: ['iron'] } },
      units: [retinue('STA'), retinue('STA'), levy('STA')],
    } as const;
    const course = sectionOf(reportTo(postAndEnd(said, 'CHE'), 'public'), 'course');
    const opening = course.slice(course.indexOf('Phase opens'));
    expect(opening).toMatch(/5 Gold/); // 2 + 3 of Statfordscire
    expect(opening).toMatch(/Piety/);
    expect(opening).toMatch(/[Dd]isband/);
    expect(opening).toMatch(/[Uu]pkeep/);
  });

  test('HEP-15.5 a battle report: place, sides, each round with its Mass Bonus, each pair with both rolls, and the Score', () => {
    const said = {
      players: ['CHE', 'SSX'],
      wars: ['CHE-SSX'],
      units: [levy('CHE'), levy('CHE'), levy('CHE'), levy('CHE'), retinue('SSX'), levy('SSX')],
    } as const;
    const move = order('MOVE', { units: [1, 2, 3, 4], to: SSX });
    const dice = { 'land.att@SSX': [9, 1, 10], 'land.def@SSX': [3, 8, 2] };
    const played = post(said, 'CHE', [move], dice);
    const [report = '', ...more] = papersOf(reportTo(played, 'public'), 'battle-reports');
    expect(more).toEqual([]);
    expect(report).toMatch(/Sudsexe/);
    expect(report).toMatch(/Round 1/i);
    expect(report).toMatch(/Mass Bonus/i);
    for (const { attack, defence } of played.of('duel-fought')) {
      expect(report).toContain(String(attack.total));
      expect(report).toContain(String(defence.total));
    }
    expect(report).toMatch(/destroyed/i);
    expect(report).toMatch(/War Score/i);
  });

  test('HEP-15.3 several units are named together, also when some of them are no more', () => {
    const said = {
      players: ['CHE', 'SSX'],
      wars: ['CHE-SSX'],
      units: [levy('CHE'), levy('CHE'), levy('SSX')],
    } as const;
    const move = order('MOVE', { units: [1, 2], to: SSX });
    const course = (attack: readonly number[], defence: readonly number[]): string =>
      sectionOf(
        reportTo(post(said, 'CHE', [move], { 'land.att@SSX': attack, 'land.def@SSX': defence }), 'CHE'),
        'course',
      );
    expect(course([9], [3])).toContain('Your Levies 1 and 2 go from Chenth to Sudsexe.');
    expect(course([1, 9], [3, 2])).toContain('Your Land Units 1 and 2 go from Chenth to Sudsexe.');
  });

  test('HEP-15.6 the newsheet of a Turn: every player’s areas, Gold, income, units against limits, Prestige; the Wars', () => {
    const said = { ...THREE, active: 'LIN', wars: ['LIN-SNO'], state: { ended: [CHE, area('STA')] } } as const;
    const played = postAndEnd({ ...said, kingdoms: { CHE: { gold: 17, prestige: 8 } } }, 'LIN');
    const sheet = sectionOf(reportTo(played, 'public'), 'newsheet');
    expect(sheet).toMatch(/At the end of Turn 1/);
    expect(sheet).toMatch(/Chenth: areas 1, Gold 17, income 2 \+ 0, Land Units 0 of 1.*Prestige 8/);
    expect(sheet).toMatch(/Snotinghamscire and Lindesie: War Scores/);
    expect(sheet.split('\n').filter((line) => /areas \d/.test(line)).length).toBeGreaterThanOrEqual(3);
  });

  test('HEP-15.6, HEP-17.11 the newsheet says nothing of a State that is eliminated', () => {
    const said = { ...THREE, active: 'LIN', state: { ended: [CHE, area('STA')] } } as const;
    const gone = { kingdoms: { SSX: { controller: 'eliminated' } }, areas: { SSX: { owner: 'CHE' } } } as const;
    const lines = (given: object): number =>
      sectionOf(reportTo(postAndEnd({ ...said, ...given }, 'LIN'), 'public'), 'newsheet')
        .split('\n')
        .filter((line) => /^Sudsexe: areas/.test(line)).length;
    expect([lines({}), lines(gone)]).toEqual([1, 0]);
  });

  test('HEP-15.6 the newsheet tells what NPC States did, and that the crown is still to be won', () => {
    const said = { ...THREE, active: 'LIN', state: { ended: [CHE, area('STA')] } } as const;
    const sheet = sectionOf(reportTo(postAndEnd(said, 'LIN'), 'public'), 'newsheet');
    expect(sheet).toMatch(/Levy \d+ of Sudsexe musters in Sudsexe/);
    expect(sheet).toMatch(/Nobody has 20 Land Areas, 50 Prestige and Peace with all yet/);
  });

  test('HEP-15.8 signing up tells leader, nation, colour and Tradition', () => {
    const turn0 = position({ ...THREE, turn: 0 });
    const played = playOn(turn0, {
      posts: { CHE: [order('SIGN_UP', { leader: 'Queen Seaxburh', tradition: 'fyrd', color: '#123456' })] },
    });
    const course = sectionOf(reportTo(played, 'public'), 'course');
    expect(course).toContain(
      'Queen Seaxburh rules Chenth (#123456), by the Traditions of Diplomacy, Mercantile and Fyrd.',
    );
    expect(played.kingdom('CHE')).toMatchObject({ color: '#123456', traditions: ['diplomacy', 'mercantile', 'fyrd'] });
  });
});
