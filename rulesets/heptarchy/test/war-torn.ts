import type { Roller } from '@chancery/core';
import type { HepPosition } from '../src/types.ts';
import { RESOURCES } from '../src/words.ts';
import type { GivenUnit, Pair } from './given.ts';
import { aboard, inPort, levy, navy, position, retinue } from './position.ts';
import { HEPTARCHY } from './scenario-under-test.ts';

const CODES = HEPTARCHY.areas.flatMap((area) => (area === null ? [] : [area.code]));
const PLAYERS = ['CHE', 'SSX', 'HAN', 'EXS', 'NFK', 'ETR', 'DOR'] as const;

/**
 * A board full of quarrels: seven players by the sea with Gold, Horses, armies and fleets, every second pair of them at War,
 * some with Pacts, all at War with a few of their neighbours.
 */
export const warTorn = (roller: Roller): HepPosition => {
  const wars: Pair[] = [];
  const pacts: Pair[] = [];
  for (const [index, one] of PLAYERS.entries()) {
    for (const other of PLAYERS.slice(index + 1)) {
      const roll = roller.d(6);
      if (roll <= 3) wars.push(`${one}-${other}`);
      if (roll === 4) pacts.push(`${one}-${other}`);
    }
  }
  const others = CODES.filter((code) => !(PLAYERS as readonly string[]).includes(code));
  for (const code of others)
    if (roller.d(3) === 1) wars.push(`${PLAYERS[roller.d(PLAYERS.length) - 1]}-${code}` as Pair);
  const resources = () => [RESOURCES[roller.d(RESOURCES.length) - 1] ?? 'grain'];
  const areas = Object.fromEntries(
    CODES.map((code) => [code, { resources: [...new Set([...resources(), ...resources()])] }]),
  );
  const kingdoms = Object.fromEntries(
    CODES.map((code) => [
      code,
      others.includes(code) && roller.d(5) === 1 ? { controller: 'caretaker' as const } : { gold: 60 },
    ]),
  );
  const units: GivenUnit[] = [];
  for (const code of PLAYERS) {
    for (const sea of HEPTARCHY.areas.find((area) => area?.code === code)?.seas ?? []) {
      units.push(navy(code, inPort(code, sea)));
      if (roller.d(2) === 1) units.push(levy(code, aboard(units.length)));
    }
    for (let count = roller.d(5); count > 0; count -= 1) units.push(roller.d(3) === 1 ? retinue(code) : levy(code));
  }
  for (const code of others) if (roller.d(2) === 1) units.push(levy(code));
  return position({ players: PLAYERS, wars, pacts, areas, kingdoms, units });
};
