/** Positions in which much is offered that play comes to rarely, by ruleset: stated, they need not be looked for. */
import type { AnyPosition, AnyRuleset } from '@chancery/core';
import { statedPosition } from './stated-position.ts';

/** Sund holds strait and canal, is at war with a ruler and with a nation that nobody plays, and deals with all others. */
const SUND = `
game: { phase: 4 }
nations: { Sund: { treasury: 200, standing: [ALLOW LAND Karelund IN Deepwood] } }
territories:
  Qasira: Sund
  Amberport: Sund
  High Moor: Sund
  Granfell: { owner: Sund, incorporated by: Thornwall }
forces:
  Sund in Sundgate: 6 inf, 2 knt, 1 art, gen 6 The Brigand, gen 4 The Cautious
  Sund in Deepwood: 3 inf, 1 cav
  Sund in Inner Sea: 1 frg, 2 mer, 2 inf
  Karelund in Deepwood: 2 inf
  Thornwall in Thornwall: 5 inf
wars:
  - { attacker: Thornwall, defender: Sund }
  - { attacker: Sund, defender: Mazigh }
  - { attacker: Vestmark, defender: Ulfheim }
boxes: [{ npc: Holm, nation: Sund, box: Favorable }, { npc: Iron Hill, nation: Sund, box: Allied }]
peaceOffers: [{ from: Thornwall, to: Sund }, { from: Sund, to: Thornwall }]
tradeOffers:
  - { id: 1, from: Sund, to: Karelund, give: [{ resources: 3 }], get: [{ resources: 4 }] }
  - { id: 2, from: Karelund, to: Sund, give: [{ resources: 3 }], get: [{ resources: 4 }] }
gifts: [{ id: 1, from: Sund, to: Holm, amount: 5, condition: { when: war, of: Thornwall, other: Holm } }]
`;

const RARE: { readonly [ruleset: string]: string } = { 'world-1483': SUND };

export const rarePositions = async (ruleset: AnyRuleset, scenario: string): Promise<readonly AnyPosition[]> => {
  const words = RARE[ruleset.id];
  return words === undefined ? [] : [await statedPosition(ruleset, words, scenario)];
};
