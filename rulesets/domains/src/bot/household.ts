import type { UnitView } from '../view-types.ts';
import type { DomainNumber, HoldingKind } from '../words.ts';
import { points } from './army.ts';
import { fieldArmy, isInvaded, namesOf } from './forces.ts';
import {
  chance,
  isFoe,
  isFriend,
  leads,
  levelOf,
  monthsLeft,
  othersOf,
  pick,
  type Realm,
  rulerOf,
  say,
} from './realm.ts';
import { capacityFree } from './room.ts';

/** Free orders: who comes after, what units do when nobody asks them, and what friends and rivals are allowed. */
export const keepHouse = (realm: Realm): void => {
  nameHeir(realm);
  setStances(realm);
  guardWalls(realm);
  dismiss(realm);
  treatFriends(realm);
  recall(realm);
};

/** The last of the court comes after its ruler: the first ones are sent on errands. */
const nameHeir = ({ view, domain, own, orders }: Realm): void => {
  const court = view.domains[domain]?.underlings ?? [];
  const heir = court.at(-1);
  if (heir === undefined || court.length < 2 || own.heir === heir.id) return;
  orders.push({ verb: 'HEIR', args: { underling: heir.id } });
};

/** In a war whoever fights ill gives way, and leaves the skirmishes to others. */
const setStances = (realm: Realm): void => {
  if (!othersOf(realm).some(({ number }) => isFoe(realm, number))) return;
  const weak = realm.units.filter(
    ({ type, inside, stance, task }) => inside === null && stance === 'stand' && task === null && WEAK.has(type),
  );
  const alone = weak.filter(({ province }) => fieldArmy(realm, province).every(({ type }) => WEAK.has(type)));
  if (alone.length > 0)
    say(realm, { verb: 'STANCE', args: { units: namesOf(alone), stance: 'retreat if outnumbered' } });
  const joining = weak.filter(({ type, joinScouts }) => type === 'Archers' && joinScouts);
  if (joining.length > 0) say(realm, { verb: 'JOIN', args: { units: namesOf(joining), join: 'no' } });
};
const WEAK: ReadonlySet<UnitView['type']> = new Set(['Archers', 'Scouts', 'Irregulars', 'Levies']);

/** Somebody of the field goes inside walls beside which an enemy was seen; in peace they come out again. */
const guardWalls = (realm: Realm): void => {
  const { holdings, units, setting } = realm;
  for (const { id, province, inside } of holdings) {
    if (inside === null || !inside.fortified || inside.siegeLevel !== null || inside.occupiedBy !== null) continue;
    const within = units.filter((unit) => unit.inside === id);
    const near = (setting.provinces[province]?.borders ?? []).some((beside) => isInvaded(realm, beside));
    const [guard] = fieldArmy(realm, province).filter(({ type }) => type === 'Infantry' || type === 'Pikemen');
    if (near && within.length === 0 && guard !== undefined && capacityFree(realm, id) > 0) {
      say(realm, { verb: 'ENTER', args: { units: [guard.name], holding: id } });
    }
    const [spare] = within.slice(1);
    const mayLeave = rulerOf(realm, province) === realm.domain && !near && !isInvaded(realm, province);
    if (spare !== undefined && mayLeave) say(realm, { verb: 'LEAVE', args: { units: [spare.name] } });
  }
};

/** Levies go home when the war is over; Irregulars when there is nothing to pay them with, or in peace nothing left to guard against. */
const dismiss = (realm: Realm): void => {
  const atWar = othersOf(realm).some(({ number }) => isFoe(realm, number));
  const isUseless = realm.gold < 0 || (!atWar && monthsLeft(realm) === 1);
  const idle = realm.units.filter(
    ({ type, inside }) => inside === null && ((type === 'Levies' && !atWar) || (type === 'Irregulars' && isUseless)),
  );
  if (idle.length > 0) say(realm, { verb: 'DISBAND', args: { units: namesOf(idle) } });
};

/** Friends are helped as long as they are behind; whoever leads the table is kept off its land. */
const treatFriends = (realm: Realm): void => {
  const { view, domain, own } = realm;
  for (const { number } of othersOf(realm)) {
    if (!isFriend(realm, number)) continue;
    const denied = view.denials.some(({ by, to }) => by === domain && to === number);
    const ahead = leads(realm, number);
    if (ahead && !denied) say(realm, { verb: 'DENY', args: { domain: number } });
    if (!ahead && denied) say(realm, { verb: 'UNDENY', args: { domain: number } });
    if (ahead && chance(realm, `bot.break ${number}`, BREAK_IN)) {
      say(realm, { verb: 'BREAK', args: { domain: number, what: 'alliance' } });
    }
    const isPressed = othersOf(realm).some((other) => isWar(realm, number, other.number));
    if (!ahead && isPressed && own.treasury > RICH && chance(realm, `bot.aid ${number}`, AID_IN)) {
      say(realm, { verb: 'SEND_GOLD', args: { gold: AID, domain: number } });
      realm.gold -= AID;
      return;
    }
  }
  openTowns(realm);
};
const BREAK_IN = 4;
const RICH = 50;
const AID = 5;
const AID_IN = 10;

const isWar = ({ view }: Realm, one: DomainNumber, other: DomainNumber): boolean =>
  view.wars.some(
    ({ attacker, defender }) => (attacker === one && defender === other) || (attacker === other && defender === one),
  );

/** Friends may found holdings in its towns, until they lead the table. */
const openTowns = (realm: Realm): void => {
  const { view, domain } = realm;
  if (realm.lands.length === 0) return;
  const given = view.permissions.filter(({ by, what }) => by === domain && what === 'holdings');
  const regretted = given.find(({ to, revocableFrom }) => leads(realm, to) && revocableFrom <= view.turn);
  if (regretted !== undefined) {
    say(realm, { verb: 'REVOKE', args: { domain: regretted.to, what: 'holdings' } });
    return;
  }
  const friends = othersOf(realm).filter(
    ({ number }) => isFriend(realm, number) && !leads(realm, number) && !given.some(({ to }) => to === number),
  );
  const friend = chance(realm, 'bot.permit', PERMIT_IN) ? pick(realm, 'bot.permitted', friends) : null;
  if (friend !== null) say(realm, { verb: 'PERMIT', args: { domain: friend.number, what: 'holdings' } });
};
const PERMIT_IN = 6;

/** Whoever is invaded calls back what it has lent. */
const recall = (realm: Realm): void => {
  if (!realm.lands.some(({ number }) => isInvaded(realm, number))) return;
  const lent = realm.view.units.filter(({ owner, loanedTo }) => owner === realm.domain && loanedTo !== null);
  if (lent.length > 0) say(realm, { verb: 'RECALL', args: { units: namesOf(lent) } });
};

/** What a lord in trouble can spare: a small guild or temple for a friend who lives from such. */
export const giftFor = (realm: Realm): { readonly domain: DomainNumber; readonly holding: number } | null => {
  if (realm.calling !== 'lord' || points(realm) > FEW) return null;
  const friends = othersOf(realm).filter(({ number }) => isFriend(realm, number));
  for (const { number } of friends) {
    const wants: HoldingKind | null = WANTED_BY[realm.setting.domains[number]?.calling ?? 'lord'];
    const small = realm.holdings.find(
      (holding) =>
        holding.kind === wants &&
        levelOf(holding) <= 1 &&
        holding.inside?.siegeLevel === null &&
        holding.inside.occupiedBy === null,
    );
    if (small !== undefined) return { domain: number, holding: small.id };
  }
  return null;
};
/** Points of troops of which a lord would like more. */
const FEW = 12;
const WANTED_BY = { lord: null, merchant: 'guild', prelate: 'temple' } as const;
