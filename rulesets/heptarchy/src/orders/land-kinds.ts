import { DONE } from '@chancery/core';
import { areaInfo, ownedBy, seaInfo } from '../rules/find.ts';
import { RESOURCE_WORDS, TRADITION_WORDS, UNIT_WORDS } from '../text/reader.ts';
import { RESOURCES, TRADITIONS } from '../words.ts';
import { GROUPS } from './groups.ts';
import { NAMED_COLORS } from './named-colors.ts';
import { actionKind, branch, eachArea, type Kinds, oneOf, ownUnits, text, unitLabel, when } from './offering.ts';
import type { BuildNavy, Church, Develop, Disband, Raise, Redevelop, SignUp } from './order.ts';
import { AREA, COLOR, LAND_KIND, LEADER, RESOURCE, SEA, TRADITION, UNIT } from './param-types.ts';

/** What a kingdom is made of: its ruler, Resources, units and churches. */

const signUp = actionKind<SignUp>({
  verb: 'SIGN_UP',
  rule: 'HEP-17.1',
  title: 'Sign up',
  help: 'Names your King or Queen, and chooses your extra Tradition and your colour. Once, as the first thing you post in Turn 0.',
  group: GROUPS.land,
  params: {
    leader: { type: LEADER, help: 'your King or Queen' },
    tradition: { type: TRADITION, help: 'a Tradition that your Tribe does not give' },
    color: { type: COLOR, optional: true, help: 'such as "#7a1f1f"; the usual one of your kingdom unless given' },
  },
  lines: [{ pattern: 'SIGN UP AS <leader> WITH <tradition> [COLOUR <color>]' }],
  also: [{ pattern: 'SIGN UP AS <leader> WITH <tradition> COLOR <color>' }],
  offer: (_, could) =>
    oneOf(
      'tradition',
      TRADITIONS.map((tradition) => {
        if (!could({ leader: 'King Wulfric', tradition })) return null;
        const leader = text('leader', LEADER);
        const colors = NAMED_COLORS.map(([color, name]) =>
          branch(color, name, could({ leader: 'King Wulfric', tradition, color }) ? leader : null),
        );
        return branch(
          tradition,
          TRADITION_WORDS[tradition],
          oneOf('color', colors, { label: 'The usual colour', then: leader }),
        );
      }),
    ),
});

const develop = actionKind<Develop>({
  verb: 'DEVELOP',
  rule: 'HEP-4.5',
  title: 'Develop a Resource',
  help: 'Adds a Resource to a Land Area of yours that has a free slot. Its effect counts at once, its tax from your next Phase on.',
  group: GROUPS.land,
  params: { area: { type: AREA, help: 'your Land Area' }, resource: { type: RESOURCE, help: 'what is allowed there' } },
  lines: [{ pattern: 'DEVELOP <area> <resource>' }],
  also: [{ pattern: 'DEVELOP <resource> IN <area>' }],
  offer: (forecast, could) =>
    eachArea('area', forecast, (area) =>
      oneOf(
        'resource',
        RESOURCES.map((resource) => branch(resource, RESOURCE_WORDS[resource], when(could({ area, resource })))),
      ),
    ),
});

const redevelop = actionKind<Redevelop>({
  verb: 'REDEVELOP',
  rule: 'HEP-4.9',
  title: 'Re-develop a Resource',
  help: 'Puts another Resource in the place of one, for the usual cost of the new one.',
  group: GROUPS.land,
  params: {
    area: { type: AREA, help: 'your Land Area' },
    old: { type: RESOURCE, help: 'what is there' },
    new: { type: RESOURCE, help: 'what takes its place' },
  },
  lines: [{ pattern: 'REDEVELOP <area> <old> INTO <new>' }],
  offer: (forecast, could) =>
    oneOf(
      'area',
      ownedBy(forecast.state, forecast.kingdom).map(({ number: area, resources }) =>
        branch(
          area,
          areaInfo(forecast.setting, area).name,
          oneOf(
            'old',
            resources.map((old) =>
              branch(
                old,
                RESOURCE_WORDS[old],
                oneOf(
                  'new',
                  RESOURCES.map((to) => branch(to, RESOURCE_WORDS[to], when(could({ area, old, new: to })))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
});

const raise = actionKind<Raise>({
  verb: 'RAISE',
  rule: 'HEP-8.2',
  title: 'Raise a Levy or Retinue',
  help: 'Creates one Land Unit in a Land Area of yours; each area creates one a Turn. It can act in your next Phase.',
  group: GROUPS.land,
  params: { kind: { type: LAND_KIND, help: 'LEVY (3 Gold) or RETINUE (9 Gold)' }, area: { type: AREA, help: 'where' } },
  lines: [{ pattern: 'RAISE <kind> <area>' }],
  also: [{ pattern: 'RAISE <kind> IN <area>' }],
  offer: (forecast, could) =>
    oneOf(
      'kind',
      (['levy', 'retinue'] as const).map((kind) =>
        branch(
          kind,
          UNIT_WORDS[kind],
          eachArea('area', forecast, (area) => when(could({ area, kind }))),
        ),
      ),
    ),
});

const buildNavy = actionKind<BuildNavy>({
  verb: 'BUILD_NAVY',
  rule: 'HEP-8.6',
  title: 'Build a Navy',
  help: 'Creates a Navy, anchored, in a Land Area of yours that borders a sea with shipyards (12 Gold).',
  group: GROUPS.land,
  params: {
    area: { type: AREA, help: 'where' },
    sea: { type: SEA, optional: true, help: 'the anchor point, where the area borders two seas' },
  },
  lines: [{ pattern: 'BUILD NAVY <area> [AT <sea>]' }],
  offer: (forecast, could) =>
    eachArea('area', forecast, (area) => {
      if (!could({ area })) return null;
      const { seas } = areaInfo(forecast.setting, area);
      if (seas.length < 2) return DONE;
      return oneOf(
        'sea',
        seas.map((sea) => branch(sea, seaInfo(forecast.setting, sea).name, when(could({ area, sea })))),
      );
    }),
});

const disband = actionKind<Disband>({
  verb: 'DISBAND',
  rule: 'HEP-8.20',
  title: 'Disband a unit',
  help: 'Dismisses one of your units for good; nothing is paid back.',
  group: GROUPS.land,
  params: { unit: { type: UNIT, help: 'your unit' } },
  units: 'unit',
  lines: [{ pattern: 'DISBAND <unit>' }],
  offer: (forecast, could) =>
    oneOf(
      'unit',
      ownUnits(forecast).map((unit) => branch(unit.id, unitLabel(unit), when(could({ unit: unit.id })))),
    ),
});

const church = actionKind<Church>({
  verb: 'CHURCH',
  rule: 'HEP-13.6',
  title: 'Build churches',
  help: 'Once a Turn, at Peace with all: 20 Gold for each of your Land Areas bring 1 Prestige for each.',
  group: GROUPS.land,
  params: {},
  lines: [{ pattern: 'CHURCH' }],
  also: [{ pattern: 'BUILD CHURCH|CHURCHES' }],
  offer: (_, could) => when(could({})),
});

export const LAND_ORDERS: Kinds<'SIGN_UP' | 'DEVELOP' | 'REDEVELOP' | 'RAISE' | 'BUILD_NAVY' | 'DISBAND' | 'CHURCH'> = {
  SIGN_UP: signUp,
  DEVELOP: develop,
  REDEVELOP: redevelop,
  RAISE: raise,
  BUILD_NAVY: buildNavy,
  DISBAND: disband,
  CHURCH: church,
};
