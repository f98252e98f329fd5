import { type SaidSections, sectionsCalled } from '@chancery/kit';

/** The sections of a position, each with other names for it. */
export const SECTIONS = sectionsCalled({
  scenario: [],
  map: ['world'],
  seas: [],
  borders: [],
  troops: ['troop table', 'troop types'],
  options: [],
  turn: [],
  season: [],
  year: [],
  phase: [],
  realms: ['realm', 'powers'],
  provinces: ['province', 'places', 'locations', 'land'],
  relations: ['relation', 'diplomacy'],
  wars: ['war'],
  alliances: ['alliance', 'allies'],
  passage: ['passage rights', 'lets'],
  refuses: ['refusals of gifts'],
  accepts: ['acceptance'],
  units: ['unit', 'armies', 'fleets', 'garrisons', 'forces'],
  commanders: ['commander'],
  knownAlliances: ['public alliances'],
  claims: ['victory claims', 'victory claim', 'claim'],
  outcome: [],
  nextCommander: ['next commander id'],
  homes: ['home'],
});

export type Section = NonNullable<ReturnType<typeof SECTIONS.named>>;
export type Said = SaidSections<Section>;
