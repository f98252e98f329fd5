import type { KnowledgeTable, ScrambleRules } from '@chancery/testkit';
import { nationOfSeat } from '../src/rules/find.ts';
import type { State } from '../src/state.ts';
import type { GamePosition, Types } from '../src/types.ts';
import type { NationNumber } from '../src/words.ts';

type Rule = Exclude<KnowledgeTable<Types>[string], string>;

/** A rule of nations: whoever looks, as a number; the public knows none of it. */
const seen =
  (rule: (me: NationNumber, key: number, state: State) => boolean): Rule =>
  (viewer, [key], { setting, state }: GamePosition) => {
    const me = viewer === null ? null : nationOfSeat(setting, viewer);
    return me !== null && rule(me, Number(key), state);
  };

const itself = seen((me, nation) => me === nation);
const parties = (of: 'peaceOffers' | 'tradeOffers') =>
  seen((me, at, state) => state[of][at]?.from === me || state[of][at]?.to === me);

/** The board is public; treasuries, orders, offers, promises and bids are not (W83-18.1, 18.2, 15.27). */
const TABLE: KnowledgeTable<Types> = {
  turn: 'public',
  phase: 'public',
  stage: 'public',
  'nations.*': 'public',
  'territories.*': 'public',
  'units.*': 'public',
  'units.*.ability': (viewer, keys, position) => {
    const unit = position.state.units[Number(keys[0])];
    if (unit === undefined || unit.shown) return true;
    return viewer !== null && nationOfSeat(position.setting, viewer) === unit.owner;
  },
  'wars.*': 'public',
  'tributes.*': 'public',
  'npcOffers.*': 'public',
  'privy.*': 'public',
  'privy.*.treasury': itself,
  'privy.*.arrears': itself,
  'privy.*.threatLost': itself,
  'privy.*.mustDeclare': itself,
  'privy.*.mustDeclare.*': itself,
  'privy.*.standing': itself,
  'privy.*.standing.*': itself,
  'privy.*.absence': itself,
  'peaceOffers.*': parties('peaceOffers'),
  'tradeOffers.*': parties('tradeOffers'),
  'gifts.*': seen((me, at, state) => state.gifts[at]?.from === me),
  'contracts.*': seen((me, at, state) => state.contracts[at]?.financier === me),
  'rejectedBids.*': 'secret',
  next: 'secret',
};

/** Who knows what of the state: all else is scrambled by machine. */
export const SCRAMBLED: ScrambleRules<Types> = { table: TABLE };
