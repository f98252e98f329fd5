import {
  type AnyOrder,
  type AnyPosition,
  type AnyRuleset,
  botOrders,
  checkSheet,
  choiceTree,
  commitTo,
  type Incident,
  keyedDice,
  knownTo,
  type Outcome,
  type RulesetId,
  type RulesetTypes,
  receivedBy,
  resolveTurn,
  type SeatId,
  type SeatInfo,
  type Sheet,
  type Standing,
  sha256Hex,
  type TurnFile,
  type Window,
} from '@chancery/core';

/** From what a game against bots begins. The same founding and the same orders give the same game. */
export interface PracticeFounding {
  readonly id: string;
  readonly title: string;
  readonly ruleset: RulesetId;
  readonly scenario: string;
  readonly seat: SeatId;
  /** From which all dice come: 64 hexadecimal digits. */
  readonly secret: string;
}

/** One turn of a game against bots, as it is kept. */
export interface PracticeTurn {
  readonly turn: number;
  readonly state: unknown;
  /** What the own seat heard of it. */
  readonly tellings: TurnFile['tellings'];
  /** The orders of the own seat that led to it. */
  readonly orders: readonly AnyOrder[];
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

/** Whom one may play in a scenario. */
export const seatsOf = async (ruleset: AnyRuleset, scenario: string): Promise<readonly SeatInfo[]> =>
  ruleset.seats((await firstPosition(ruleset, scenario, sha256Hex(scenario))).setting);

export const beginPractice = async (
  ruleset: AnyRuleset,
  { scenario, seat, secret }: PracticeFounding,
): Promise<PracticeBeginning> => {
  const position = await firstPosition(ruleset, scenario, secret);
  const first = { turn: 0, tellings: [], orders: [], ...after(ruleset, position, seat) };
  return { setting: position.setting, first };
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

export type PlayedOn =
  | { readonly ok: true; readonly turn: PracticeTurn }
  | { readonly ok: false; readonly incident: Incident };

/** The next turn: the own seat by these orders as far as they are allowed, every other by its bot. */
export const playOn = (
  ruleset: AnyRuleset,
  { seat, secret }: PracticeFounding,
  setting: unknown,
  last: PracticeTurn,
  orders: readonly AnyOrder[],
): PlayedOn => {
  const position = { setting, state: last.state };
  const window = ruleset.window(position);
  if (window.kind === 'outcome') throw new Error('the game is over: there is no next turn');
  const turn = last.turn + 1;
  const sheets = window.seats.map((each): Sheet => {
    const reading =
      each === seat
        ? checkSheet(ruleset, knownTo(ruleset, position, seat), orders, 'faults')
        : botOrders(ruleset, position, each, secretOf(secret, `bots ${turn}`));
    return { seat: each, orders: reading.orders };
  });
  const result = resolveTurn<RulesetTypes>(ruleset, {
    ...position,
    sheets,
    dice: keyedDice(secretOf(secret, `turn ${turn}`)),
  });
  if (!result.ok) return result;
  const { state, tellings } = result.turn;
  const rest = after(ruleset, { setting, state }, seat);
  return { ok: true, turn: { turn, tellings: receivedBy(tellings, seat), orders, ...rest } };
};

/** What the own seat receives of a turn: what its desk shows. */
export const practiceFile = (
  ruleset: AnyRuleset,
  founding: PracticeFounding,
  setting: unknown,
  { turn, state, tellings }: PracticeTurn,
): TurnFile => {
  const { id, title, seat, secret } = founding;
  const position = { setting, state };
  const window = ruleset.window(position);
  const known = knownTo(ruleset, position, seat);
  return {
    format: 'chancery-turn-1',
    ruleset: ruleset.id,
    version: ruleset.version,
    campaign: { id, title },
    seat,
    turn,
    ...known,
    window,
    deadline: null,
    commitment: commitTo(secretOf(secret, `turn ${turn + 1}`)),
    tellings,
    choices: isAsked(window, seat) ? choiceTree(ruleset, known, []) : {},
    questions: [],
    draft: [],
  };
};

const isAsked = (window: Window | Outcome, seat: SeatId): boolean =>
  window.kind === 'window' && window.seats.includes(seat);

const secretOf = (secret: string, what: string): string => sha256Hex(`${secret} ${what}`);
