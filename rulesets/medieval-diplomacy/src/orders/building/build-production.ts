import type { OrderKind } from '@chancery/core';
import { leftOut, numberOf, upTo } from '@chancery/kit';
import type { Desk } from '../../known/desk.ts';
import type { BuildProduction } from '../../order.ts';
import { PRODUCTION } from '../../rules/forts.ts';
import { placeOf } from '../../rules/places.ts';
import type { Unit } from '../../state.ts';
import type { Types } from '../../types.ts';
import { offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { type Judgement, judgedOf } from '../judging.ts';
import { COUNT } from '../param-types.ts';
import { ARMY_OR_GARRISON } from '../unit-types.ts';
import { eachBuilder, whereItStands } from './building.ts';
import { isLastOfItsLike } from './last-of-its-like.ts';

/** As many are built as gold, workers and slots allow. */
const fewerBuilt = (desk: Desk, { args }: BuildProduction, { id }: Unit, index: number): Judgement => {
  if (!isLastOfItsLike(desk, index)) return [];
  const reduced = desk
    .forecast()
    .events.find((event) => event.kind === 'production-short' && event.unit === id && event.wanted === args.count);
  if (reduced?.kind !== 'production-short') return [];
  const { wanted, built, short } = reduced;
  return [{ code: 'fewer-built', wanted, built, short }];
};

export const buildProduction: OrderKind<Types, BuildProduction> = {
  verb: 'BUILD_PRODUCTION',
  rule: 'MD-15.46',
  title: 'Build production areas',
  help: 'Builds production areas in your province, for 2 workers and 10 gold each. Every one adds 2 gold to its revenue.',
  group: GROUPS.building,
  by: 'ruler',
  unit: { type: ARMY_OR_GARRISON, help: 'the army or garrison that builds' },
  params: { count: { type: COUNT, optional: true, help: 'how many; by default one' } },
  lines: [{ pattern: '<unit> BUILD PRODUCTION [<count>]' }],
  also: [{ pattern: '<unit> BUILD PRODUCTION AREA|AREAS [<count>]' }],
  options: offered((desk) =>
    eachBuilder(desk, 'BUILD_PRODUCTION', ({ number, productionAreas }, workers) => {
      const slots = placeOf(desk.setting, number).productionSlots - productionAreas;
      return numberOf('count', upTo(Math.min(slots, Math.floor(workers / PRODUCTION.workers))), leftOut('One'));
    }),
  ),
  check: judgedOf<BuildProduction>(
    (desk, _, unit) =>
      whereItStands(desk, unit, ({ number, productionAreas }) => [
        productionAreas >= placeOf(desk.setting, number).productionSlots ? { code: 'no-slot', province: number } : null,
      ]),
    fewerBuilt,
  ),
};
