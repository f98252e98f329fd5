import { fiveRealms } from './five-realms.ts';
import { army, type GivenPosition, type GivenProvince, type GivenUnit, troop } from './position.ts';
import { type PlayedTurn, play } from './turn.ts';

/** Workers who cost no upkeep, and walls that no battle moves. */
export const TROOPS = [troop('mason', { upkeep: 0 }), troop('wall', { upkeep: 0, combat: 1, hitPoints: 1_000_000 })];

/** England's Kent and Wessex with 100 gold and no revenue. */
export const england = (
  units: readonly GivenUnit[],
  kent: GivenProvince = {},
  said: GivenPosition = {},
): GivenPosition => ({
  ...said,
  troops: TROOPS,
  realms: { Eng: { treasury: 10_000 }, ...said.realms },
  provinces: {
    Kent: { owner: 'Eng', annexedTo: 'Ind', ...kent },
    Wessex: { owner: 'Eng', annexedTo: 'Ind' },
    ...said.provinces,
  },
  units,
});

/** Plays a turn in which England orders. */
export const order = (said: GivenPosition, ...lines: readonly string[]): PlayedTurn =>
  play(fiveRealms(said), { orders: { Eng: lines } });

/** Why orders of England failed. */
export const codes = (turn: PlayedTurn): readonly string[] => turn.failures('Eng').map(({ code }) => code);

/** England's A1 in Kent. */
export const masons = (count: number): GivenUnit => army('Eng A1', 'Kent', { mason: count });
