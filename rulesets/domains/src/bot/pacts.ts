import { everyNumbered } from '@chancery/kit';
import type { Action } from '../order.ts';
import type { DomainNumber } from '../words.ts';
import { act, chance, isFoe, isFriend, pick, type Realm } from './realm.ts';

/** What a bot proposes to others: peace when it is tired of a war, else now and then a friendship or a loan. */
export const propose = (realm: Realm): void => {
  const { view, domain } = realm;
  const others = everyNumbered(view.domains).flatMap(({ number, controller }) =>
    number === domain || controller === 'eliminated' ? [] : [number],
  );
  const foe = pick(
    realm,
    'bot.foe',
    others.filter((other) => isFoe(realm, other)),
  );
  if (foe !== null && realm.own.treasury < TIRED && chance(realm, 'bot.peace', 2)) {
    act(realm, 'r1', proposal(foe, 'peace'));
    return;
  }
  if (!chance(realm, 'bot.pact', PACTS_IN)) return;
  const ally = pick(
    realm,
    'bot.ally',
    others.filter((other) => isFriend(realm, other)),
  );
  const [lent] = realm.units.filter(({ inside }) => inside === null);
  if (ally !== null && lent !== undefined) {
    act(realm, 'r1', { verb: 'DIPLOMACY', args: { domain: ally, what: 'loan', units: [lent.name] } });
    return;
  }
  const friend = pick(
    realm,
    'bot.friend',
    others.filter((other) => !isFoe(realm, other) && !isFriend(realm, other)),
  );
  if (friend !== null) act(realm, 'r1', proposal(friend, chance(realm, 'bot.what', 2) ? 'alliance' : 'passage'));
};

/** A treasury that wants peace, and months between two thoughts of friendship. */
const TIRED = 20;
const PACTS_IN = 3;

const proposal = (domain: DomainNumber, what: 'alliance' | 'passage' | 'peace'): Action => ({
  verb: 'DIPLOMACY',
  args: { domain, what },
});
