import type { HoldingView } from '../view-types.ts';
import type { DomainNumber } from '../words.ts';
import { points, troopMaximum } from './army.ts';
import { beside } from './forces.ts';
import {
  act,
  chance,
  isFoe,
  isFriend,
  isRoundFree,
  leads,
  levelOf,
  pick,
  type Realm,
  rulerOf,
  scoreOf,
} from './realm.ts';

/** On whom war is declared, and when. */

export const declareWars = (realm: Realm): void => {
  answerNotice(realm);
  if (realm.calling !== 'lord' || !isRoundFree(realm, 'r3')) return;
  const target = lordToFight(realm) ?? rivalToDrive(realm);
  if (target !== null) act(realm, 'r3', { verb: 'DECLARE_WAR', args: { domain: target } });
};

/** Whoever has declared war on it is answered at once by a domain with an army (DOM-8.16). */
const answerNotice = (realm: Realm): void => {
  const { view, domain } = realm;
  const [notice] = view.wars.filter(
    ({ attacker, defender, declaredTurn }) =>
      defender === domain && declaredTurn === view.turn - 1 && !hasDeclared(realm, attacker),
  );
  if (notice !== undefined && points(realm) >= ARMY_TO_ANSWER)
    act(realm, 'r1', { verb: 'DECLARE_WAR', args: { domain: notice.attacker } });
};
const ARMY_TO_ANSWER = 4;

const hasDeclared = ({ view, domain }: Realm, on: DomainNumber): boolean =>
  view.wars.some(({ attacker, defender }) => attacker === domain && defender === on);

/** A ready lord without a war turns on a lord beside it: rather on one that is ahead, or that fights somebody else. */
const lordToFight = (realm: Realm): DomainNumber | null => {
  const { view } = realm;
  const fighting = lordsAtWar(realm);
  if (fighting.length > 0 || points(realm) < troopMaximum(realm) * READY || !chance(realm, 'bot.war', WAR_IN))
    return null;
  const able = lordsBeside(realm).filter((other) => !isFriend(realm, other));
  const weighed = able.flatMap((other) => {
    const busy = view.wars.some(({ attacker, defender }) => attacker === other || defender === other);
    const ahead = scoreOf(realm, other) > scoreOf(realm, realm.domain);
    return Array.from({ length: 1 + (busy ? 2 : 0) + (ahead ? 2 : 0) }, () => other);
  });
  return pick(realm, 'bot.target', weighed);
};
/** Share of the troops that it could have, and months between two thoughts of war. */
const READY = 0.5;
const WAR_IN = 5;

/** Lords with whom it is at war, or will be. */
const lordsAtWar = ({ setting, view, domain }: Realm): readonly DomainNumber[] =>
  view.wars.flatMap(({ attacker, defender }) => {
    const other = attacker === domain ? defender : defender === domain ? attacker : null;
    return other !== null && setting.domains[other]?.calling === 'lord' ? [other] : [];
  });

const lordsBeside = (realm: Realm): readonly DomainNumber[] => {
  const near = realm.lands.flatMap(({ number }) => beside(realm, number)).map((province) => rulerOf(realm, province));
  return [...new Set(near)].filter((other) => other !== null && other !== realm.domain) as DomainNumber[];
};

/** A merchant or prelate who leads the table, and has much to lose in its own towns. */
const rivalToDrive = (realm: Realm): DomainNumber | null => {
  if (!chance(realm, 'bot.drive', DRIVE_IN)) return null;
  const rivals = [...new Set(strangersInTowns(realm).map(({ owner }) => owner))].filter(
    (other) =>
      !isFriend(realm, other) &&
      !isFoe(realm, other) &&
      !hasDeclared(realm, other) &&
      (leads(realm, other) || scoreOf(realm, other) > scoreOf(realm, realm.domain) * AHEAD),
  );
  return pick(realm, 'bot.rival', rivals);
};
const DRIVE_IN = 8;
const AHEAD = 1.25;

/** Guilds and temples of merchants and prelates in provinces of its own that have no walls. */
export const strangersInTowns = (realm: Realm): readonly HoldingView[] =>
  realm.view.holdings.filter(
    (holding) =>
      holding.owner !== realm.domain &&
      rulerOf(realm, holding.province) === realm.domain &&
      realm.setting.domains[holding.owner]?.calling !== 'lord' &&
      holding.inside?.fortified === false &&
      levelOf(holding) > 0,
  );
