import type { Action } from '../order.ts';
import type { DomainNumber } from '../words.ts';
import { points } from './army.ts';
import { isInvaded } from './forces.ts';
import { giftFor } from './household.ts';
import { act, chance, isFoe, isFriend, leads, othersOf, pick, type Realm, say } from './realm.ts';

/** What a bot proposes to others: peace when it is tired of a war, else now and then a friendship, a loan or a gift. */
export const propose = (realm: Realm): void => {
  const others = othersOf(realm).map(({ number }) => number);
  agreeBeforehand(realm, others);
  const foe = pick(
    realm,
    'bot.foe',
    others.filter((other) => isFoe(realm, other)),
  );
  if (foe !== null && isTired(realm) && chance(realm, 'bot.peace', 2)) {
    act(realm, 'r1', proposal(foe, 'peace'));
    return;
  }
  if (lend(realm, others)) return;
  if (!chance(realm, 'bot.pact', PACTS_IN)) return;
  const gift = giftFor(realm);
  if (gift !== null && chance(realm, 'bot.gift', GIFT_IN)) act(realm, 'r1', { verb: 'GRANT', args: gift });
  const friend = pick(
    realm,
    'bot.friend',
    others.filter((other) => !isFoe(realm, other) && !isFriend(realm, other) && !leads(realm, other)),
  );
  if (friend !== null) act(realm, 'r1', proposal(friend, chance(realm, 'bot.what', 3) ? 'passage' : 'alliance'));
};

/** Gold and troops with which a war is not gone on with, and months between two thoughts of friendship, of a gift, of a loan. */
const TIRED = { gold: 20, points: 6 } as const;
const PACTS_IN = 6;
const GIFT_IN = 3;
const LOAN_IN = 3;

const isTired = (realm: Realm): boolean => realm.own.treasury < TIRED.gold || points(realm) < TIRED.points;

/** Whoever fights the same enemy need only ask. */
const agreeBeforehand = (realm: Realm, others: readonly DomainNumber[]): void => {
  const foes = others.filter((other) => isFoe(realm, other));
  const comrade = others.find(
    (other) =>
      !isFoe(realm, other) &&
      !isFriend(realm, other) &&
      realm.view.wars.some(({ attacker, defender }) => attacker === other && foes.includes(defender)),
  );
  if (comrade !== undefined) say(realm, { verb: 'AGREE', args: { domain: comrade, what: 'alliance' } });
};

/** One unit at a time is lent to a friend, rather to one at war, as long as no enemy stands at home. */
const lend = (realm: Realm, others: readonly DomainNumber[]): boolean => {
  const { view, domain } = realm;
  const isInvadedAtHome = realm.lands.some(({ number }) => isInvaded(realm, number));
  const hasLent = view.units.some(({ owner, loanedTo }) => owner === domain && loanedTo !== null);
  if (isInvadedAtHome || hasLent || !chance(realm, 'bot.loan', LOAN_IN)) return false;
  const friends = others.filter((other) => isFriend(realm, other));
  const atWar = (other: DomainNumber): boolean =>
    view.wars.some(({ attacker, defender }) => attacker === other || defender === other);
  const ally = friends.find(atWar) ?? friends[0];
  const [lent] = realm.units.filter(({ inside, type }) => inside === null && type !== 'Scouts');
  if (ally === undefined || lent === undefined) return false;
  return act(realm, 'r1', { verb: 'DIPLOMACY', args: { domain: ally, what: 'loan', units: [lent.name] } });
};

const proposal = (domain: DomainNumber, what: 'alliance' | 'passage' | 'peace'): Action => ({
  verb: 'DIPLOMACY',
  args: { domain, what },
});
