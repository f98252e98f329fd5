import { type Choice, DONE } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import { DEEP_SEA, UNITS } from '../../data/units.ts';
import { getPlace } from '../../rules/find.ts';
import type { GameKnown } from '../../types.ts';
import type { PlaceNumber } from '../../words.ts';
import { countsOf, onePlace, others, ownArmies, ownShips, ownUnitsIn, placesOfUnits } from '../offers.ts';
import {
  FLAG,
  NATIONS,
  NATIONS_OR_ALL,
  RETREAT,
  SEA_LOSS_LIST,
  SEA_WAY,
  TERRITORY,
  UNIT_LIST,
  UNIT_NUMBER,
  ZONE,
} from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';
import { sailFrom } from '../ways.ts';

/** A fleet order (W83-8.2). */
export const sail = action('SAIL', {
  rule: 'W83-8.2',
  title: 'Sail',
  help: 'Sends ships of one sea zone through the zones after VIA; without VIA they stay and may load or attack there. DEEP goes four times as far, without loading. LOAD takes land units aboard in one zone of the way. ATTACK fights those who are there in the end, although you are at peace.',
  group: GROUPS.sailing,
  units: 'from',
  params: {
    units: { type: UNIT_LIST, help: 'which ships' },
    from: { type: ZONE, help: 'from which zone' },
    via: { type: SEA_WAY, optional: true, help: 'through which zones' },
    deep: { type: FLAG, optional: true, help: 'by deep sea' },
    load: { type: UNIT_LIST, optional: true, help: 'what comes aboard' },
    loadFrom: { type: TERRITORY, optional: true, help: 'from which territory' },
    loadAt: { type: ZONE, optional: true, help: 'in which zone' },
    ship: { type: UNIT_NUMBER, optional: true, help: 'onto which ship' },
    attack: { type: NATIONS_OR_ALL, optional: true, help: 'whom to attack in the end' },
    avoid: { type: NATIONS, optional: true, help: 'whom ATTACK ALL spares' },
    retreat: { type: RETREAT, optional: true, help: 'when to retreat' },
    losses: { type: SEA_LOSS_LIST, optional: true, help: 'types from the first lost to the last' },
  },
  lines: [
    {
      pattern:
        'SAIL <units> FROM <from> [VIA <via>] [DEEP] [LOAD <load> FROM <loadFrom> AT <loadAt> [ON <ship>]] [ATTACK <attack>] [AVOID <avoid>] [RETREAT <retreat>] [LOSSES <losses>]',
      flags: { DEEP: 'deep' },
    },
  ],
  options: (known) => {
    const zones = placesOfUnits(ownShips(known));
    return onePlace(known, 'from', zones, (from) =>
      countsOf(
        'units',
        ownUnitsIn(known, from).filter(
          ({ carrier, type }) => carrier === null && UNITS[type].hits > 0 && isAfloat(type),
        ),
        course(known, from),
      ),
    );
  },
});

const isAfloat = (type: string): boolean => type === 'sol' || type === 'frg' || type === 'mer';

const MOST_STEPS = UNITS.frg.move;

/** What the fleet does: sails, or goes by deep sea, loads first, or attacks where it is. */
const course = (known: GameKnown, from: PlaceNumber): Choice | null => {
  const attack = attackChoice(known);
  const stay = { label: 'stays, to attack', then: attack };
  const way = sailFrom(known, { from, most: MOST_STEPS, then: DONE, stay });
  const deep = sailFrom(known, { from, most: MOST_STEPS * DEEP_SEA.times, then: DONE, stay });
  const loaded = sailFrom(known, { from, most: MOST_STEPS, then: DONE, stay: { label: 'stays', then: DONE } });
  const others = [
    branch('load', 'takes units aboard, then sails', loaded && loading(known, from, loaded)),
    branch('deep', 'sails by deep sea', deep && oneOf('deep', [branch(true, 'deep sea', deep)])),
  ];
  return oneOf('how', others, way === null ? undefined : { label: 'sails', then: way });
};

const attackChoice = (known: GameKnown): Choice => ({
  ask: 'some',
  param: 'attack',
  from: 1,
  to: others(known).length,
  of: others(known).map((value) => ({ value, label: known.view.nations[value]?.name ?? '' })),
  then: DONE,
});

/** What comes aboard where the fleet is now, from a territory on its coast. */
const loading = (known: GameKnown, from: PlaceNumber, then: Choice): Choice | null => {
  const ashore = new Set(placesOfUnits(ownArmies(known)));
  const coasts = getPlace(known.setting, from).coasts.filter((territory) => ashore.has(territory));
  const here = (territory: PlaceNumber): Choice | null =>
    onePlace(known, 'loadAt', [from], countsOf('load', ownUnitsIn(known, territory), then));
  return onePlace(known, 'loadFrom', coasts, here);
};
