import {
  type AnyOrder,
  type AnyPosition,
  type AnyRuleset,
  botOrders,
  keyedDice,
  knownTo,
  legalOrders,
  type Outcome,
  resolveTurn,
  type SeatId,
  type Sheet,
  sha256Hex,
} from '@chancery/core';
import { type BalanceSpec, type BotCampaign, type BotTurn, randomPlayer } from '@chancery/testkit';

/** What is played, and by whom. */
export interface CampaignToPlay {
  readonly rules: AnyRuleset;
  readonly scenario: string;
  /** Any text: the same plays the same campaign again. */
  readonly seed: string;
  /** At most so many turns of record. */
  readonly most: number;
  readonly spec: BalanceSpec | null;
  /** A seat that no bot plays. */
  readonly otherwise?: { readonly seat: SeatId; readonly by: 'rules' | 'random' };
}

export interface Played extends BotCampaign {
  readonly outcome: Outcome | null;
  /** The turn at the end, as the ruleset calls it. */
  readonly end: string;
  /** How often each kind of event happened. */
  readonly events: ReadonlyMap<string, number>;
}

/** One campaign to its end, or to as many turns as it may take. Throws the incident of a turn that cannot be resolved. */
export const playOut = async (plan: CampaignToPlay): Promise<Played> => {
  const { rules, seed, most, spec } = plan;
  const begun = begunAnew(plan);
  let position = await begun;
  const turns: ReadonlySet<string>[] = [];
  const verbs = new Set<string>();
  const events = new Map<string, number>();
  const counts = new Map<string, number>();
  while (turns.length < most) {
    const window = rules.window(position);
    if (window.kind === 'outcome') break;
    const secret = sha256Hex(`${seed} ${turns.length}`);
    // Live play resolves what comes first; sealed orders are resolved together.
    const asked = window.mode === 'live' ? window.seats.slice(0, 1) : window.seats;
    const sheets = asked.flatMap((seat) => sheetOf(plan, position, seat, secret));
    const result = resolveTurn(rules, { ...position, sheets, dice: keyedDice(secret) });
    if (!result.ok) throw new Error(`${seed}, turn ${turns.length}: ${result.incident.stack}`);
    const after = { setting: position.setting, state: result.turn.state };
    const turn: BotTurn<never> = { before: position, sheets, events: result.turn.events, after } as never;
    for (const { kind } of result.turn.events) add(events, kind, 1);
    for (const { verb } of sheets.flatMap(({ orders }) => orders)) verbs.add(verb);
    for (const [name, count] of Object.entries(spec?.counts(turn) ?? {})) add(counts, name, count);
    turns.push(new Set([...result.turn.events.map(({ kind }) => kind), ...(spec?.signs(turn) ?? [])]));
    position = after;
  }
  const window = rules.window(position);
  const outcome = window.kind === 'outcome' ? window : null;
  const end = rules.text.turn({ setting: position.setting, view: rules.view(position, { kind: 'public' }) });
  const won = { winners: outcome?.winners ?? [], by: outcome?.by ?? null };
  return { ...won, outcome, end, position, turns, verbs, events, counts };
};

const add = (counts: Map<string, number>, name: string, count: number): void => {
  counts.set(name, (counts.get(name) ?? 0) + count);
};

const begunAnew = async ({ rules, scenario: id, seed, spec, otherwise }: CampaignToPlay): Promise<AnyPosition> => {
  const scenario = rules.readScenario(await rules.scenarioData(id));
  if (!scenario.ok) throw new Error(scenario.error.join('\n'));
  const options = rules.readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('\n'));
  const position = rules.setup(scenario.value, options.value, keyedDice(sha256Hex(`${seed} setup`)));
  if (otherwise?.by !== 'rules') return position;
  return spec?.leftToRules?.(position, otherwise.seat) ?? position;
};

const RANDOM = randomPlayer();

const sheetOf = (
  { rules, otherwise }: CampaignToPlay,
  position: AnyPosition,
  seat: SeatId,
  secret: string,
): readonly Sheet[] => {
  if (otherwise?.seat !== seat) return [{ seat, orders: botOrders(rules, position, seat, secret).orders }];
  return otherwise.by === 'rules' ? [] : [{ seat, orders: atRandom(rules, position, seat, secret) }];
};

const atRandom = (rules: AnyRuleset, position: AnyPosition, seat: SeatId, secret: string): readonly AnyOrder[] => {
  const known = knownTo(rules, position, seat);
  const orders = RANDOM(rules as never, known, keyedDice(sha256Hex(`${secret} ${seat} at random`))) ?? [];
  return legalOrders(rules, known, orders);
};
