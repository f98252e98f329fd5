import type { EventOf } from '../events.ts';
import { getKingdom } from '../rules/find.ts';
import type { Scene } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';

type Cause = EventOf<'prestige-changed'>['cause'];

/** What gains and costs Prestige, and by which rule. Piety and churches by their own amounts. */
const RULES: { readonly [cause in Cause]: string } = {
  piety: 'HEP-13.2',
  church: 'HEP-13.6',
  'war-won': 'HEP-13.3',
  'war-lost': 'HEP-13.8',
  'land-by-peace': 'HEP-13.4',
  'land-lost-by-peace': 'HEP-13.9',
  conquest: 'HEP-13.5',
};

export const changePrestige = (scene: Scene, kingdom: KingdomNumber, by: number, cause: Cause): void => {
  const prestige = getKingdom(scene.state, kingdom).prestige + by;
  scene.emit({ kind: 'prestige-changed', rule: RULES[cause], kingdom, by, cause, prestige });
};
