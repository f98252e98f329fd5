/** Rows of a position of Europe that bots have played to: what bots, searches and menus take. */
import type { AnyPosition, SeatId } from '@chancery/core';
import type { House } from '../adapters/house.ts';
import { EUROPE } from './europe.ts';
import { type Engine, engineOf } from './field.ts';
import { playedHere } from './played-here.ts';
import { sentBytes } from './sent-bytes.ts';
import { type Place, reckoned, type Work } from './work.ts';

const TURNS = 20;

const knownOf = ({ core, ruleset }: Engine, position: AnyPosition, seat: SeatId) => ({
  setting: position.setting,
  view: ruleset.view(position, core.viewerOf(seat)),
});

/** What the bots of all seats order, with dice that `seed` names. */
const ordersOfBots = ({ core, ruleset }: Engine, position: AnyPosition, seed: string) =>
  ruleset.seats(position.setting).map(({ seat }) => ({
    seat,
    orders: core.botOrders(ruleset, position, seat, core.hashOf(`${seed} ${seat}`)).orders,
  }));

/** One turn as a search sees it: all seats order, and only what becomes of it is wanted. */
const searched = (engine: Engine, position: AnyPosition, seed: string): AnyPosition => {
  const { core, ruleset, house } = engine;
  const sheets = ordersOfBots(engine, position, seed);
  const state = house.simulated(core, ruleset, position, { sheets, dice: core.keyedDice(core.hashOf(seed)) });
  return { setting: position.setting, state } as AnyPosition;
};

/** Europe after so many turns that its bots have played, the same every time. */
export const playedTo = async (engine: Engine, turns: number): Promise<AnyPosition> => {
  const { core, ruleset } = engine;
  const scenario = ruleset.readScenario(await ruleset.scenarioData(EUROPE));
  if (!scenario.ok) throw new Error(scenario.error.join('\n'));
  const options = ruleset.readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('\n'));
  let position = ruleset.setup(scenario.value, options.value, core.keyedDice(core.hashOf('bench')));
  for (let turn = 1; turn <= turns; turn += 1) position = searched(engine, position, `bench ${turn}`);
  return position;
};

/** Every checkout goes on from the same position. */
const prepared = async (house: House, { folder, small }: Place) => {
  const engine = await engineOf(house);
  const position = playedHere<AnyPosition>('position', small ? 1 : TURNS, folder);
  return { engine, position, does: `state ${engine.core.hashOf(position.state).slice(0, 8)}` };
};

export const bots: Work = {
  async prepare(house, place) {
    const { engine, position, does } = await prepared(house, place);
    const lines = ordersOfBots(engine, position, 'does').reduce((sum, { orders }) => sum + orders.length, 0);
    return {
      does: `${does}, ${lines} orders`,
      once: (run) => ({ bots: reckoned(() => ordersOfBots(engine, position, `bots ${run}`)) }),
    };
  },
};

export const search: Work = {
  async prepare(house, place) {
    const { engine, position, does } = await prepared(house, place);
    return { does, once: (run) => ({ search: reckoned(() => searched(engine, position, `search ${run}`)) }) };
  },
};

export const choices: Work = {
  async prepare(house, place) {
    const { engine, position, does } = await prepared(house, place);
    const { core, ruleset } = engine;
    const seats = ruleset.seats(position.setting);
    const known = seats.map(({ seat }) => knownOf(engine, position, seat));
    /** Written out: where choices are made when they are read, all of them are read. */
    const all = (): number =>
      known.reduce((sum, each) => sum + JSON.stringify(core.choiceTree(ruleset, each, [])).length, 0);
    const sent = known.reduce((sum, each) => sum + sentBytes(core, core.choiceTree(ruleset, each, [])), 0);
    return {
      does: `${does}, ${Math.round(all() / 1000)} kB written out, ${Math.round(sent / 1000)} kB as they are sent`,
      once: () => ({ choices: reckoned(all) / seats.length }),
    };
  },
};

const BATTLES = 20_000;

export const odds: Work = {
  async prepare(house, { small }) {
    const ruleset = await house.europe();
    const runs = small ? 200 : BATTLES;
    const sides = { attackers: ['20 men_at_arms'], defenders: ['20 men_at_arms'] };
    const once = () => ruleset.odds?.({ ...sides, place: 'land', runs, seed: 7 });
    const answer = once();
    if (!answer?.ok) throw new Error(`odds: ${JSON.stringify(answer)}`);
    const outcomes = answer.value.outcomes.map(({ label, chance }) => `${label} ${(chance / 100).toFixed(2)} %`);
    return { does: outcomes.join(', '), once: () => ({ odds: reckoned(once) }) };
  },
};
