import type { OrderKind } from '@chancery/core';
import { oneOf } from '@chancery/kit';
import { type Desk, unitNamed } from '../../known/desk.ts';
import type { Unload } from '../../order.ts';
import { findProvince, provincesOf } from '../../rules/find.ts';
import { GIVERS } from '../../rules/givers.ts';
import { armiesAboard, canReachShore } from '../../rules/loading.ts';
import { areAtWar, mayEnter } from '../../rules/permission.ts';
import type { Types } from '../../types.ts';
import type { Location, RealmNumber } from '../../words.ts';
import { canBeNamed, eachPlace, eachUnit, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { type Judgement, judgedOf } from '../judging.ts';
import { LOCATION, REALM } from '../param-types.ts';
import { ARMY, FLEET } from '../unit-types.ts';
import { cargoBranch, cargoFaults } from './cargo.ts';

/** An invasion with less than 100% (MD-6.32): the forecast takes it to succeed, so the ruler is told the chance. */
const uncertainLanding = (desk: Desk, { args: { army, armyRealm, location } }: Unload): Judgement => {
  const id = unitNamed(desk, army, armyRealm)?.id;
  const tried = desk
    .forecast()
    .events.find(
      (event) =>
        event.kind === 'landing-tried' && event.province === location && event.armies.some((each) => each === id),
    );
  if (tried?.kind !== 'landing-tried' || tried.chance >= 100) return [];
  return [{ code: 'landing-chance', army, province: location, chance: tried.chance }];
};

export const unload: OrderKind<Types, Unload> = {
  verb: 'UNLOAD',
  rule: 'MD-15.38',
  title: 'Unload an army',
  help: 'Sets an army ashore where its realm has permission, or as an invasion: then its strength is its chance in percent. After that, fleet and army can do no more this turn than one more load and one more unload.',
  group: GROUPS.plan,
  by: 'ruler',
  unit: { type: FLEET, help: 'the fleet' },
  params: {
    army: { type: ARMY, help: 'the army aboard' },
    armyRealm: { type: REALM, optional: true, help: 'its realm, if it is not yours' },
    location: { type: LOCATION, help: 'the province' },
  },
  lines: [{ pattern: '<unit> UNLOAD <army> [OF <armyRealm>] <location>' }],
  options: offered((desk) =>
    eachUnit(desk, GIVERS.UNLOAD, (fleet) => {
      const { moved } = desk.movement();
      const within = provincesOf(moved).filter(({ number }) => canReachShore(desk.setting, fleet.location, number));
      const shoresOf = (realm: RealmNumber): readonly Location[] =>
        within.filter((province) => mayEnter(moved, province, realm)).map(({ number }) => number);
      const aboard = armiesAboard(moved, fleet).filter(
        ({ id, realm }) => canBeNamed(desk, id) && !areAtWar(moved, desk.realm, realm),
      );
      return oneOf(
        'army',
        aboard.map((army) => cargoBranch(desk, army, eachPlace(desk, 'location', shoresOf(army.realm)))),
      );
    }),
  ),
  check: judgedOf(
    (desk, order) => [
      ...cargoFaults(desk, order),
      findProvince(desk.state, order.args.location) ? null : { code: 'not-a-province', location: order.args.location },
    ],
    uncertainLanding,
  ),
};
