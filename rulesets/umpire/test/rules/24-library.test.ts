import { describe, expect, test } from 'vitest';
import { readScenario } from '../../src/scenario/read.ts';
import { LIBRARY, scenarioData } from '../../src/scenarios/library.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-file.ts';
import { CALENDAR_FLAGS } from '../../src/words.ts';
import { positionOf } from '../board.ts';
import { ARVEN, ITALIA, PUNIC } from '../scenarios.ts';

/** A turn of the year as `Mar–Apr spring 0: landRecruitment`. */
const calendarOf = (file: ScenarioFile): readonly string[] =>
  positionOf(file).setting.calendar.map((turn) => {
    const flags = CALENDAR_FLAGS.filter((flag) => turn[flag]);
    return `${turn.name} ${turn.season} ${turn.epidemic}: ${flags.join(' ')}`.trimEnd();
  });

/** As the ledger has it. */
const PUNIC_YEAR = [
  'Mar–Apr spring 0: landRecruitment seaRecruitment',
  'May–Jun summer 0: landRecruitment',
  'Jul–Aug summer 2:',
  'Sep–Oct autumn 0: taxation lastCampaign',
  'Nov–Feb winter 0: landRecruitment seaRecruitment investment demobilisation',
];

describe('the scenarios of the library', () => {
  test.each(LIBRARY)(
    'UM-24.2 $id is read with its map, and has a seat for each nation',
    async ({ id, title, seats }) => {
      const read = readScenario(await scenarioData(id));
      if (!read.ok) throw new Error(read.error.join('\n'));
      const { file, world } = read.value;
      expect([file.id, file.title, file.nations.length, world.id]).toEqual([id, title, seats, id]);
      expect(world.routeFigures).toEqual(['movement points', 'attrition']);
    },
  );

  test('UM-1.1, UM-24.11 the year of italia1449', () => {
    expect(calendarOf(ITALIA)).toEqual([
      'Mar–Apr spring 0: landRecruitment seaRecruitment',
      'May–Jun summer 0: taxation landRecruitment',
      'Jul–Aug summer 2: landRecruitment demobilisation',
      'Sep–Oct autumn 0: lastCampaign',
      'Nov–Dec winter 0: taxation',
      'Jan–Feb winter 0: landRecruitment seaRecruitment investment demobilisation',
    ]);
  });

  test('UM-24.31 the year of punic218', () => {
    expect(calendarOf(PUNIC)).toEqual(PUNIC_YEAR);
  });

  test.each([
    [ITALIA, 1449, true, true],
    [PUNIC, -218, true, false],
  ])('UM-24.10, UM-24.30 switches and figures of %o', (file, startYear, localRevolts, navalBlockade) => {
    expect(positionOf(file).setting).toMatchObject({
      startYear,
      localRevolts,
      navalBlockade,
      tribalAreaCivPct: 50,
      tribalRevenueFactor: 20,
      siegeStores: 3,
      militia: { assault: 10, siege: 10 },
      generalMove: 16,
    });
  });

  test('UM-24.14, UM-24.34 rebels and conversions', () => {
    const of = (file: ScenarioFile) => {
      const { types, rebelTypes, conversions, tribalDefaultType } = positionOf(file).setting;
      const code = (type: number): string => types[type]?.code ?? '';
      return {
        rebels: rebelTypes.map(code),
        conversions: conversions.map(({ from, to }) => `${code(from)} ${code(to)}`),
        tribal: code(tribalDefaultType),
      };
    };
    expect(of(ITALIA)).toMatchObject({
      rebels: ['FOT', 'FOT', 'FOT', 'FOT'],
      conversions: ['STR HRS', 'BRN HRS', 'HRS FOT'],
    });
    expect(of(PUNIC)).toEqual({
      rebels: ['HVI', 'LTI', 'LTI', 'WAR', 'LTC'],
      conversions: ['WAR HVI', 'LTI HVI', 'LTC HVC'],
      tribal: 'WAR',
    });
  });

  test('the small one: a tribe, a pass, an island, winter, decline in place of revolts, and two units a squadron', () => {
    const { setting } = positionOf(ARVEN);
    expect(ARVEN.nations.map(({ kind }) => kind)).toEqual(['civilised', 'civilised', 'tribal']);
    expect([setting.localRevolts, setting.types[0]?.capacity, ARVEN.provinces.length]).toEqual([false, 2, 14]);
    expect(setting.calendar.at(-1)?.season).toBe('winter');
    const abroad = ARVEN.landRoutes.filter(({ from, to }) => [from, to].some((end) => ['TAL', 'SEL'].includes(end)));
    expect(abroad.map(({ from, to }) => [from, to])).toEqual([['TAL', 'SEL']]);
    const pass = ARVEN.landRoutes.filter(({ from, to }) => [from, to].includes('HIG'));
    expect(Math.max(...pass.map(({ attrition }) => attrition))).toBe(3);
  });
});
