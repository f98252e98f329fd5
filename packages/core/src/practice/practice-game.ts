import { commitTo } from '../dice/commitment.ts';
import { keyedDice } from '../dice/keyed-dice.ts';
import { botSeed } from '../dice/seeds.ts';
import { sha256Hex } from '../hash/sha256.ts';
import type { RulesetId, SeatId } from '../ids.ts';
import { choiceTree } from '../order/choice-tree.ts';
import { legalOrders, readSheetText } from '../order/read-sheet.ts';
import type { Sheet } from '../order/sheet.ts';
import type { AnyPosition, AnyTelling } from '../ruleset/any.ts';
import { divided } from '../ruleset/divided.ts';
import { knownTo } from '../ruleset/known-to.ts';
import type { SeatInfo } from '../ruleset/ruleset.ts';
import type { AnyRuleset } from '../ruleset/runnable.ts';
import type { Standing } from '../ruleset/specs.ts';
import { maySend, type Outcome, type Window } from '../ruleset/window.ts';
import { botOrders } from '../turn/bot-orders.ts';
import { type Incident, resolveTurn } from '../turn/resolve.ts';
import type { TurnFile } from '../turn-file/turn-file.ts';
import type { AnyOrder } from '../types/order.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { receivedBy } from '../visibility/telling.ts';

/** From what a game against bots begins. The same founding and the same orders give the same game. */
export interface PracticeFounding {
  readonly id: string;
  readonly title: string;
  readonly ruleset: RulesetId;
  readonly scenario: string;
  readonly seat: SeatId;
  /** From which all dice come: 64 hexadecimal digits. */
  readonly secret: string;
  /** What was ordered for the seat before its ruler comes, turn by turn, as lines of order text. */
  readonly before?: readonly (readonly string[])[];
}

/** One turn of a game against bots, as it is kept. */
export interface PracticeTurn {
  readonly turn: number;
  readonly state: unknown;
  /** What the own seat heard of it. */
  readonly tellings: TurnFile['tellings'];
  /** The orders of the own seat that led to it. */
  readonly orders: readonly AnyOrder[];
  /** Those of them that wait for the window of the own seat. */
  readonly carried?: readonly AnyOrder[];
  /** In live play, and where windows ask some seats only: what the rules called the window in which the own seat posted, and its clock. Games of old have neither. */
  readonly label?: string;
  readonly clock?: string;
  readonly heading: string;
  readonly standings: readonly Standing[];
}

/** Where a game begins: what stays, and its first turn. */
export interface PracticeBeginning {
  readonly setting: unknown;
  readonly first: PracticeTurn;
}

/** The first position of a built-in scenario. */
export const firstPosition = async (ruleset: AnyRuleset, scenario: string, secret: string): Promise<AnyPosition> => {
  const read = ruleset.readScenario(await ruleset.scenarioData(scenario));
  if (!read.ok) throw new Error(`scenario ${scenario} has faults: ${read.error.join(' ')}`);
  const options = ruleset.readOptions(read.value, {});
  if (!options.ok) throw new Error(`scenario ${scenario} has faults: ${options.error.join(' ')}`);
  return ruleset.setup(read.value, options.value, keyedDice(secretOf(secret, 'setup')));
};

/** The seats that one may play in a scenario: those that its rules leave to rulers. */
export const seatsOf = async (ruleset: AnyRuleset, scenario: string): Promise<readonly SeatInfo[]> => {
  const position = await firstPosition(ruleset, scenario, sha256Hex(scenario));
  const window = ruleset.window(position);
  return ruleset.seats(position.setting).filter(({ seat }) => isAsked(window, seat) || maySend(window, seat));
};

export const beginPractice = async (ruleset: AnyRuleset, founding: PracticeFounding): Promise<PracticeBeginning> => {
  const { scenario, seat, secret, before = [] } = founding;
  const { setting, state } = await firstPosition(ruleset, scenario, secret);
  let first: PracticeTurn = { turn: 0, tellings: [], orders: [], ...after(ruleset, { setting, state }, seat) };
  for (const lines of before) {
    const { orders } = readSheetText(
      ruleset,
      knownTo(ruleset, { setting, state: first.state }, seat),
      lines.join('\n'),
    );
    const played = playOn(ruleset, { founding, setting }, first, orders);
    if (!played.ok) throw new Error(played.incident.reason);
    first = played.turn;
  }
  return { setting, first };
};

const after = (
  ruleset: AnyRuleset,
  position: AnyPosition,
  seat: SeatId,
): Pick<PracticeTurn, 'state' | 'heading' | 'standings'> => ({
  state: position.state,
  heading: ruleset.text.turn(knownTo(ruleset, position, seat)),
  standings: ruleset.standings(position),
});

/** What stays the same in a game as long as it is played. */
export interface PracticeGame {
  readonly founding: PracticeFounding;
  readonly setting: unknown;
}

export type PlayedOn =
  | { readonly ok: true; readonly turn: PracticeTurn }
  | { readonly ok: false; readonly incident: Incident };

/**
 * The next turn: the own seat by these orders as far as they are allowed, every other by its bot. In live play that is the
 * own post, and then those of the bots until the own seat is asked again.
 */
export const playOn = (
  ruleset: AnyRuleset,
  { founding: { seat, secret }, setting }: PracticeGame,
  last: PracticeTurn,
  orders: readonly AnyOrder[],
): PlayedOn => {
  const turn = last.turn + 1;
  let position: AnyPosition = { setting, state: last.state };
  let own: readonly AnyOrder[] | null = orders;
  const tellings: AnyTelling[] = [];
  let happened = 0;
  for (let post = 0; post < MOST_POSTS; post += 1) {
    const window = ruleset.window(position);
    if (window.kind === 'outcome' && post === 0) throw new Error('the game is over: there is no next turn');
    if (window.kind === 'outcome' || (own === null && (window.mode === 'sealed' || window.seats.includes(seat)))) break;
    const posting = postingIn(window, seat, own !== null);
    const name = post === 0 ? `${turn}` : `${turn} post ${post}`;
    const legal = own === null ? [] : legalOrders(ruleset, knownTo(ruleset, position, seat), own);
    const sheets = posting.map((each): Sheet => {
      if (each === seat) return { seat, orders: divided(ruleset, window, seat, legal).now };
      const seed = botSeed({ turn: secretOf(secret, `bots ${name}`), closed: null }, each);
      return { seat: each, orders: botOrders(ruleset, position, each, seed).orders };
    });
    const dice = keyedDice(secretOf(secret, `turn ${name}`));
    const result = resolveTurn<RulesetTypes>(ruleset, { ...position, sheets, dice });
    if (!result.ok) return result;
    own = null;
    position = { setting, state: result.turn.state };
    for (const each of result.turn.tellings) tellings.push({ ...each, event: happened + each.event });
    happened += result.turn.events.length;
  }
  const closed = ruleset.window({ setting, state: last.state });
  const move = { ...moveOf(closed), ...carriedFrom(divided(ruleset, closed, seat, orders).later) };
  const rest = after(ruleset, position, seat);
  return { ok: true, turn: { turn, tellings: receivedBy(tellings, seat), orders, ...move, ...rest } };
};

/** Who orders in a window: the seats that it waits for, of a live one the next, and the own seat if it may send. */
const postingIn = (window: Window, own: SeatId, posts: boolean): readonly SeatId[] => {
  if (window.mode === 'live') return [nextIn(window, own, posts)];
  return maySend(window, own) ? [...window.seats, own] : window.seats;
};

const carriedFrom = (later: readonly AnyOrder[]): Pick<PracticeTurn, 'carried'> =>
  later.length === 0 ? {} : { carried: later };

/** As which move a post in this window counts, or what the rules call it, where turns do not go by numbers. */
const moveOf = (window: Window | Outcome): Pick<PracticeTurn, 'label' | 'clock'> => {
  if (window.kind === 'outcome' || (window.mode === 'sealed' && window.may === undefined)) return {};
  return { label: window.label, ...(window.clock === undefined ? {} : { clock: window.clock }) };
};

/** More posts of bots in a row than any table has. */
const MOST_POSTS = 500;

/** The seat that posts next in a live window: the own one while it has something to post, else the first that is asked. */
const nextIn = ({ seats }: Window, own: SeatId, posts: boolean): SeatId =>
  posts && seats.includes(own) ? own : (seats[0] as SeatId);

/** What the own seat receives of a turn: what its desk shows. */
export const practiceFile = (
  ruleset: AnyRuleset,
  founding: PracticeFounding,
  setting: unknown,
  { turn, state, label, carried = [], tellings }: PracticeTurn,
): TurnFile => {
  const { id, title, seat, secret } = founding;
  const position = { setting, state };
  const window = ruleset.window(position);
  const known = knownTo(ruleset, position, seat);
  const asks = maySend(window, seat) ? (ruleset.asksWhen?.(position, seat) ?? null) : null;
  return {
    format: 'chancery-turn-1',
    ruleset: ruleset.id,
    version: ruleset.version,
    campaign: { id, title },
    seat,
    turn,
    ...(label === undefined ? {} : { label }),
    ...known,
    window,
    ...(asks === null ? {} : { asks }),
    deadline: null,
    commitment: commitTo(secretOf(secret, `turn ${turn + 1}`)),
    since: Math.max(0, turn - 1),
    tellings,
    choices: isAsked(window, seat) || maySend(window, seat) ? choiceTree(ruleset, known, []) : {},
    questions: [],
    draft: carried,
  };
};

const isAsked = (window: Window | Outcome, seat: SeatId): boolean =>
  window.kind === 'window' && window.seats.includes(seat);

const secretOf = (secret: string, what: string): string => sha256Hex(`${secret} ${what}`);
