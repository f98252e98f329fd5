import { resolve } from 'node:path';
import {
  type AnyPosition,
  type AnyRuleset,
  botOrders,
  botSeed,
  keyedDice,
  knownTo,
  type RulesetTypes,
  resolveTurn,
  sha256Hex,
} from '@chancery/core';
import { readOwnScenario } from '../campaign/own-scenario.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { type Io, printLines } from '../io.ts';
import { readWhole } from '../read-whole.ts';
import { counted } from '../show/counted.ts';
import { progress } from '../show/progress.ts';
import { standingTable } from '../show/standings-lines.ts';
import { Stop } from '../stop.ts';

const USUAL = { sealed: 8, live: 60 } as const;

export const scenarioTry = defineCommand({
  name: 'scenario try',
  summary: 'Lets bots play a scenario file for some turns: who leads, and whether anything broke',
  args: [{ name: 'FILE' }],
  options: {
    turns: { value: 'N', help: `how many; by default ${USUAL.sealed}, in live play ${USUAL.live} clocks` },
    seed: { value: 'TEXT', help: 'of bots and dice; the same seed gives the same game; by default 1' },
  },
  help: `Nothing is kept. Ends with 0 if the turns could be played, with 1 if one of them broke.

  chancery scenario try isles.yaml --turns 12 --seed 2`,
  async run({ args, options, rulesets }, io) {
    const own = await readOwnScenario(rulesets, resolve(io.cwd, args[0] as string));
    if (own === null) throw new Stop(EXIT.usage, 'this is raw data of a scenario, not a scenario file');
    const ruleset = rulesets.find(({ id }) => id === own.ruleset) as AnyRuleset;
    const turns = readWhole('turns', options.turns, { from: 1, to: 1000 });
    const tried = playOut(ruleset, own.data, { turns, seed: options.seed ?? '1' }, io);
    printLines(io, [
      tried.broke ?? `${own.title}: ${counted(tried.played, 'turn')} played by bots, nothing broke.`,
      '',
      ...standingTable(ruleset.standings(tried.position)),
      ...(tried.outcome === null ? [] : ['', `The game is over: ${tried.outcome}`]),
    ]);
    return tried.broke === null ? EXIT.done : EXIT.faults;
  },
});

interface Trial {
  /** The usual number where nobody says. */
  readonly turns: number | undefined;
  readonly seed: string;
}

interface Tried {
  readonly position: AnyPosition;
  readonly played: number;
  readonly outcome: string | null;
  /** Which turn could not be run, and why. */
  readonly broke: string | null;
}

/** A game of bots alone, in memory. */
const playOut = (ruleset: AnyRuleset, data: unknown, { turns: wanted, seed }: Trial, io: Io): Tried => {
  const secret = (name: string): string => sha256Hex(`${seed} ${name}`);
  let position = begun(ruleset, data, secret('setup'));
  const first = ruleset.window(position);
  const turns = wanted ?? USUAL[first.kind === 'window' ? first.mode : 'sealed'];
  const shown = progress(io, turns);
  let played = 0;
  for (let run = 1; played < turns; run += 1) {
    const window = ruleset.window(position);
    if (window.kind === 'outcome') {
      shown.end();
      const outcome = ruleset.text.outcome(window, knownTo(ruleset, position, 'master'));
      return { position, played, outcome, broke: null };
    }
    const asked = window.mode === 'live' ? window.seats.slice(0, 1) : window.seats;
    const sheets = asked.map((seat) => ({
      seat,
      ...botOrders(ruleset, position, seat, botSeed({ turn: secret(`bots ${run}`), closed: null }, seat)),
    }));
    const dice = keyedDice(secret(`turn ${run}`));
    const result = resolveTurn<RulesetTypes>(ruleset, { ...position, sheets, dice });
    if (!result.ok) {
      const { phase, reason } = result.incident;
      shown.end();
      return { position, played, outcome: null, broke: `turn ${played + 1} broke in ${phase}: ${reason}` };
    }
    position = { setting: position.setting, state: result.turn.state };
    const next = ruleset.window(position);
    // In live play a turn is over when its clock is.
    if (window.mode === 'live' && next.kind === 'window' && next.clock === window.clock) continue;
    played += 1;
    shown.step(played, window.label);
  }
  shown.end();
  return { position, played, outcome: null, broke: null };
};

/** Faults were told before: what is read here has none. */
const begun = (ruleset: AnyRuleset, data: unknown, seed: string): AnyPosition => {
  const scenario = ruleset.readScenario(data);
  if (!scenario.ok) throw new Stop(EXIT.faults, 'the scenario has faults', scenario.error);
  const options = ruleset.readOptions(scenario.value, {});
  if (!options.ok) throw new Stop(EXIT.faults, 'the scenario has faults', options.error);
  return ruleset.setup(scenario.value, options.value, keyedDice(seed));
};
