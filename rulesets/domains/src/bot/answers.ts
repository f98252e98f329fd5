import { isFoe, leads, monthsLeft, type Realm, say } from './realm.ts';

/** What a bot says to proposals: peace when it is tired, trade and passage of merchants gladly, an alliance if its neighbours agree. */
export const answerProposals = (realm: Realm): void => {
  const { view, domain, own } = realm;
  for (const { from, to, proposal } of view.proposals) {
    if (to !== domain) continue;
    const agrees =
      proposal === 'trade' ||
      proposal === 'loan' ||
      (proposal === 'peace' ? own.treasury < TIRED : !isFoe(realm, from) && !leads(realm, from));
    say(realm, { verb: agrees ? 'ACCEPT' : 'REFUSE', args: { domain: from, what: proposal } });
  }
};

/** A treasury that wants peace. */
const TIRED = 25;

/** Light taxes where people are angry, heavy ones where they are devoted. */
export const setTaxes = (realm: Realm): void => {
  for (const rate of ['light', 'normal', 'heavy'] as const) {
    const provinces = realm.lands.flatMap(({ number, inside }) =>
      inside !== null && rateFor(inside.mood, monthsLeft(realm)) === rate && inside.taxRate !== rate ? [number] : [],
    );
    if (provinces.length > 0) say(realm, { verb: 'TAX', args: { provinces, rate } });
  }
};

/** What people think in the last months is nobody's worry. */
const rateFor = (mood: number, months: number): 'light' | 'normal' | 'heavy' => {
  if (months <= LAST && mood >= 3) return 'heavy';
  if (mood <= 2) return 'light';
  return mood >= 5 ? 'heavy' : 'normal';
};
const LAST = 2;
