import { schemaFaults } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { provincesOwnedBy } from '../../src/rules/find.ts';
import { routesOf } from '../../src/rules/routes.ts';
import { SCENARIO_SCHEMA } from '../../src/scenario/schema.ts';
import { positionOf } from '../board.ts';
import { ITALIA, PUNIC } from '../scenarios.ts';

const table = (file: typeof ITALIA): readonly string[] => {
  const { state } = positionOf(file);
  return state.nations.flatMap((nation) =>
    nation === null
      ? []
      : [
          `${nation.code} ${provincesOwnedBy(state, nation.number).length} ${nation.originalRevenue} ${nation.originalForces}`,
        ],
  );
};

describe('the built-in scenarios', () => {
  test.each([ITALIA, PUNIC])('UM-24.1 the file of $id has the published shape', (file) => {
    expect(schemaFaults(SCENARIO_SCHEMA, file)).toEqual([]);
  });

  test('UM-24.17 nations of italia1449: provinces, revenue and units at the start', () => {
    expect(table(ITALIA)).toEqual([
      'IND 8 35 40',
      'MIL 8 41 34',
      'VEN 9 51 47',
      'FLO 5 29 23',
      'PAP 5 26 22',
      'NAP 9 42 39',
      'GEN 4 19 17',
    ]);
  });

  test('UM-24.37 nations of punic218: provinces, revenue and units at the start', () => {
    expect(table(PUNIC)).toEqual([
      'IND 13 70 66',
      'ROM 16 80 72',
      'CAR 11 69 69',
      'MAC 4 25 23',
      'GAU 3 29 27',
      'CEL 4 30 25',
      'NUM 3 28 21',
    ]);
  });

  test.each([
    [ITALIA, 48, 88, 37],
    [PUNIC, 54, 82, 57],
  ])('UM-24.4 provinces and routes of %o', (file, provinces, land, sea) => {
    const { setting } = positionOf(file);
    const legs = routesOf(setting.world).areas.flatMap((area) => routesOf(setting.world).legsFrom(area));
    expect(setting.provinces.length - 1).toBe(provinces);
    expect(legs.filter(({ by }) => by === 'land').length).toBe(2 * land);
    expect(legs.filter(({ by }) => by === 'sea').length).toBe(2 * sea);
  });

  test.each([
    [
      'UM-24.15',
      ITALIA,
      [
        'Milan: Visconti, Brivio, Landriano, Pusterla',
        'Venice: Gattamelata, Avogadro, Contarini, Martinengo, Morosini',
        'Florence: Acciaiuoli, Pitti, Strozzi, Gianfigliazzi',
        'Papal States: Colonna, Vitelleschi, Anguillara, Baglioni',
        'Naples: Sanseverino, Caracciolo, Piccolomini, Ruffo',
        'Genoa: Doria, Grimaldi, Guarco, Giustiniani',
      ],
    ],
    [
      'UM-24.35',
      PUNIC,
      [
        'Rome: Aemilius, Varro, Livius, Claudius, Fulvius',
        'Carthage: Gisgo, Himilco, Adherbal, Carthalo',
        'Macedon: Alexander, Nicanor, Chrysogonus, Philocles',
        'Cisalpine Gauls: Boiorix, Galatus, Concolitanus, Corolamus',
        'Celtiberians: Indibilis, Mandonius, Orisson, Retogenes',
        'Numidians: Gala, Oezalces, Capussa, Lacumazes',
      ],
    ],
  ])('%s names of generals to come, in their order', (_, file, names) => {
    const { setting } = positionOf(file);
    const told = setting.nations.flatMap((nation) =>
      nation === null ? [] : [`${nation.name}: ${nation.generalNames.join(', ')}`],
    );
    expect(told).toEqual(names);
  });

  test('UM-24.16, UM-24.36 how each is won', () => {
    const won = (file: typeof ITALIA) => {
      const { setting } = positionOf(file);
      const code = (number: number): string => setting.nations[number]?.code ?? '';
      return [
        setting.victory.lastTurn,
        ...setting.victory.conditions.map((condition) => {
          if (condition.kind === 'place') {
            return `${code(condition.nation)} by ${setting.provinces[condition.province]?.code}`;
          }
          const who = (condition.nations ?? []).map(code).join(' ');
          return condition.kind === 'provinces'
            ? `${who} by ${condition.least} provinces`
            : `${who} by the score ${condition.least} from year ${condition.fromYear}`;
        }),
      ];
    };
    expect(won(ITALIA)).toEqual([48, 'MIL VEN FLO PAP NAP GEN by 24 provinces']);
    expect(won(PUNIC)).toEqual([85, 'CAR by ROM', 'ROM by CAR', 'MAC GAU CEL NUM by the score 250 from year 5']);
  });
});
