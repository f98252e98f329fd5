import { type Branch, type Choice, DONE } from '@chancery/core';
import type { Forecast } from '../known/forecast.ts';
import { areaInfo, isLandUnit, seaInfo } from '../rules/find.ts';
import { worldNumberOfSea } from '../setting.ts';
import type { Station, Unit } from '../state.ts';
import { stationWords } from '../text/reader.ts';
import type { AreaNumber, SeaNumber, UnitId } from '../words.ts';
import { GROUPS } from './groups.ts';
import {
  actionKind,
  branch,
  eachArea,
  type Kinds,
  oneOf,
  ownUnits,
  someOf,
  unitLabel,
  unitTick,
  when,
} from './offering.ts';
import type { Anchor, Dispatch, Load, Move, Sail, Unload } from './order.ts';
import { AREA, LAND_KIND_ALL, LAND_UNIT, LAND_UNITS, NAVIES, NAVY, SEA } from './param-types.ts';

/** Marching, landing, and the ways of Navies. */

const move = actionKind<Move>({
  verb: 'MOVE',
  rule: 'HEP-9.1',
  title: 'Move',
  help: 'Sends Land Units, from one place or several, into one Land Area: over land into a neighbouring one, or ashore from the sea. They arrive together; where enemies stand they fight at once.',
  group: GROUPS.movement,
  units: 'units',
  params: {
    units: { type: LAND_UNITS, optional: true, help: 'your Levies and Retinues' },
    all: { type: LAND_KIND_ALL, optional: true, help: 'LEVIES or RETINUES: all that stand in one area' },
    from: { type: AREA, optional: true, help: 'the area in which they stand' },
    to: { type: AREA, help: 'where to' },
  },
  lines: [{ pattern: 'MOVE ALL <all> IN <from> TO <to>' }, { pattern: 'MOVE <units> TO <to>' }],
  offer: (forecast, could) =>
    eachArea('to', forecast, (to) =>
      someOf(
        'units',
        ownUnits(forecast, isLandUnit)
          .filter(({ id }) => could({ units: [id], to }))
          .map((unit) => ({ value: unit.id, label: `${unitLabel(unit)} ${whereWords(forecast, unit)}` })),
      ),
    ),
});

const whereWords = ({ setting, state }: Forecast, { at }: Unit): string =>
  stationWords({ setting, board: state, me: null }, at);

const load = actionKind<Load>({
  verb: 'LOAD',
  rule: 'HEP-9.14',
  title: 'Load a unit on a Navy',
  help: 'Takes a Land Unit aboard a Navy that is anchored in the same Land Area; each Navy carries one.',
  group: GROUPS.movement,
  params: { unit: { type: LAND_UNIT, help: 'your Levy or Retinue' }, navy: { type: NAVY, help: 'your empty Navy' } },
  units: 'unit',
  lines: [{ pattern: 'LOAD <unit> ON <navy>' }],
  offer: (forecast, could) =>
    oneOf(
      'unit',
      ownUnits(forecast, isLandUnit).map((unit) =>
        branch(
          unit.id,
          unitLabel(unit),
          oneOf(
            'navy',
            ownUnits(forecast, ({ kind, at }) => kind === 'navy' && at.in === 'port').map((navy) =>
              branch(navy.id, unitLabel(navy), when(could({ unit: unit.id, navy: navy.id }))),
            ),
          ),
        ),
      ),
    ),
});

const unload = actionKind<Unload>({
  verb: 'UNLOAD',
  rule: 'HEP-9.15',
  title: 'Unload a unit',
  help: 'Puts a Land Unit ashore from a Navy that is anchored; it costs nothing.',
  group: GROUPS.movement,
  params: { unit: { type: LAND_UNIT, help: 'your Levy or Retinue aboard' } },
  units: 'unit',
  lines: [{ pattern: 'UNLOAD <unit>' }],
  offer: (forecast, could) =>
    oneOf(
      'unit',
      ownUnits(forecast, isLandUnit).map((unit) => branch(unit.id, unitLabel(unit), when(could({ unit: unit.id })))),
    ),
});

/** Fleets to choose from: any of the Navies that lie in one place and could do it; then what else depends on that place. */
const fleets = (
  forecast: Forecast,
  could: (navies: readonly UnitId[]) => boolean,
  then: (at: Station) => Choice = () => DONE,
): Choice | null => {
  const able = ownUnits(forecast, ({ id, kind }) => kind === 'navy' && could([id]));
  const places = [...Map.groupBy(able, ({ at }) => placeKey(at))];
  return oneOf(
    'place',
    places.map(([place, navies]) => {
      const first = navies[0] as Unit;
      const ticks = someOf('navies', navies.map(unitTick), then(first.at));
      return branch(place, `Navies ${whereWords(forecast, first)}`, ticks);
    }),
  );
};

const placeKey = (at: Station): string =>
  at.in === 'sea' ? `sea ${at.sea}` : at.in === 'port' ? `port ${at.area}/${at.sea}` : '';

const navies = { type: NAVIES, help: 'your Navies in one place' };

const dispatch = actionKind<Dispatch>({
  verb: 'DISPATCH',
  rule: 'HEP-9.10',
  title: 'Dispatch Navies',
  help: 'Sends anchored Navies out to the sea of their anchor point; one action of each.',
  group: GROUPS.movement,
  units: 'navies',
  params: { navies },
  lines: [{ pattern: 'DISPATCH <navies>' }],
  offer: (forecast, could) => fleets(forecast, (ids) => could({ navies: ids })),
});

const sail = actionKind<Sail>({
  verb: 'SAIL',
  rule: 'HEP-9.10',
  title: 'Sail',
  help: 'Takes Navies from one sea to an adjacent one; one action of each. Enemy Navies there fight at once.',
  group: GROUPS.movement,
  units: 'navies',
  params: { navies, sea: { type: SEA, help: 'an adjacent sea' } },
  lines: [{ pattern: 'SAIL <navies> TO <sea>' }],
  offer: (forecast, could) =>
    oneOf(
      'sea',
      forecast.setting.seas.flatMap((sea) =>
        sea
          ? [
              seaBranch(
                forecast,
                sea.number,
                fleets(forecast, (ids) => could({ navies: ids, sea: sea.number })),
              ),
            ]
          : [],
      ),
    ),
});

/** A sea has another number on the map than in orders. */
const seaBranch = ({ setting }: Forecast, sea: SeaNumber, then: Choice | null): Branch | null =>
  then && { value: sea, label: seaInfo(setting, sea).name, area: worldNumberOfSea(setting, sea), then };

const anchor = actionKind<Anchor>({
  verb: 'ANCHOR',
  rule: 'HEP-9.12',
  title: 'Anchor Navies',
  help: 'Puts Navies in at a Land Area that borders their sea: your own, a Pact partner’s, or one that you Occupy.',
  group: GROUPS.movement,
  units: 'navies',
  params: {
    navies,
    area: { type: AREA, help: 'where' },
    sea: { type: SEA, optional: true, help: 'the anchor point, where the area borders two seas' },
  },
  lines: [{ pattern: 'ANCHOR <navies> AT <area> [ON <sea>]' }],
  offer: (forecast, could) =>
    eachArea('area', forecast, (area) =>
      fleets(
        forecast,
        (ids) => could({ navies: ids, area }),
        (at) => anchorPoint(forecast, area, at),
      ),
    ),
});

/** Which of two seas the fleet shall lie on, the one that it comes from first (HEP-9.24). */
const anchorPoint = (forecast: Forecast, area: AreaNumber, at: Station): Choice => {
  const { seas } = areaInfo(forecast.setting, area);
  if (seas.length < 2 || at.in !== 'sea') return DONE;
  const ownFirst = [at.sea, ...seas.filter((sea) => sea !== at.sea)];
  return (
    oneOf(
      'sea',
      ownFirst.map((sea) => seaBranch(forecast, sea, DONE)),
    ) ?? DONE
  );
};

export const MOVEMENT_ORDERS: Kinds<'MOVE' | 'LOAD' | 'UNLOAD' | 'DISPATCH' | 'SAIL' | 'ANCHOR'> = {
  MOVE: move,
  LOAD: load,
  UNLOAD: unload,
  DISPATCH: dispatch,
  SAIL: sail,
  ANCHOR: anchor,
};
