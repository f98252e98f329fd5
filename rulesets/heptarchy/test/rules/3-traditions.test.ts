import { describe, expect, test } from 'vitest';
import { acceptanceModifiers } from '../../src/diplomacy/acceptance.ts';
import { developmentCost } from '../../src/rules/development.ts';
import { has, maxNavies, maxRetinues, maxUnits, tradeIncome } from '../../src/rules/reckoned.ts';
import { upkeepOf } from '../../src/rules/unit-table.ts';
import type { Tradition } from '../../src/words.ts';
import { order, post } from '../play.ts';
import { area, position } from '../position.ts';

const CHE = area('CHE');
const withTraditions = (...traditions: readonly Tradition[]) =>
  position({ players: ['CHE', 'COR'], trade: ['CHE-SSX'], kingdoms: { CHE: { traditions } } });

describe('section 3: Traditions', () => {
  test.each<[Tradition, string, (of: ReturnType<typeof position>) => number, number]>([
    ['diplomacy', 'Acceptance', (of) => acceptanceModifiers(of, CHE, area('SSX')).length, 1],
    ['piety', 'Acceptance', (of) => acceptanceModifiers(of, CHE, area('SSX')).length, 1],
    ['feudalism', 'upkeep of a Retinue', (of) => upkeepOf(of, CHE, 'retinue'), -1],
    ['feudalism', 'Maximum Retinues', (of) => maxRetinues(of, CHE), 1],
    ['viking', 'Max Navy Limit', (of) => maxNavies(of, CHE), 1],
    ['mercantile', 'own Trade Income', (of) => tradeIncome(of, CHE), 2],
    ['mercantile', 'Trade Income of the partner', (of) => tradeIncome(of, area('SSX')), 0],
    ['fyrd', 'Max Unit Limit', (of) => maxUnits(of, CHE), 2],
    ['husbandry', 'cost of Grain', (of) => developmentCost(of, CHE, 'grain'), -2],
    ['husbandry', 'cost of Textiles', (of) => developmentCost(of, CHE, 'textiles'), -2],
  ])('HEP-3.4 %s changes %s', (tradition, _, value, by) => {
    expect(value(withTraditions(tradition)) - value(withTraditions())).toBe(by);
  });

  test('HEP-3.5 the extra Tradition is any that the Tribe does not give', () => {
    const said = { turn: 0, players: ['CHE', 'LIN'] } as const;
    const sign = (tradition: Tradition) => order('SIGN_UP', { leader: 'King Egbert', tradition });
    for (const given of ['diplomacy', 'mercantile'] as const) {
      expect(post(said, 'CHE', [sign(given)]).skipped).toEqual(['tradition-of-tribe']);
    }
    for (const free of ['piety', 'feudalism', 'viking', 'raiding', 'fyrd', 'husbandry'] as const) {
      const turn = post(said, 'CHE', [sign(free)]);
      expect(turn.skipped).toEqual([]);
      expect(turn.kingdom('CHE').traditions).toEqual(['diplomacy', 'mercantile', free]);
    }
    expect(post(said, 'LIN', [sign('mercantile')]).skipped).toEqual([]);
  });

  test('HEP-3.6 the Traditions of an NPC State count as those of a player', () => {
    const npc = position({ players: ['CHE', 'COR'], trade: ['CHE-WIH'] });
    expect(has(npc, area('SSX'), 'feudalism')).toBe(true);
    expect(maxRetinues(npc, area('SSX'))).toBe(1);
    expect(tradeIncome(npc, area('WIH'))).toBe(2 + 2);
    expect(maxNavies(npc, area('LIN'))).toBe(2);
  });
});
