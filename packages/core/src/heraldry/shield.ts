/** The two metals, then the colours. A metal lies on a colour or a colour on a metal: that is seen from afar and by any eye. */
export const METALS = ['or', 'argent'] as const;
export const COLOURS = ['gules', 'azure', 'vert', 'sable', 'purpure'] as const;
export type Tincture = (typeof METALS)[number] | (typeof COLOURS)[number];
export const TINCTURES: readonly Tincture[] = [...METALS, ...COLOURS];

/** How a field is parted between two tinctures. */
export const DIVISIONS = [
  'per-pale',
  'per-fess',
  'per-bend',
  'per-saltire',
  'quarterly',
  'paly',
  'barry',
  'bendy',
  'chequy',
  'lozengy',
] as const;
export type Division = (typeof DIVISIONS)[number];

/** The broad figures that are laid over a field. */
export const ORDINARIES = ['pale', 'fess', 'bend', 'chevron', 'cross', 'saltire', 'chief', 'bordure'] as const;
export type Ordinary = (typeof ORDINARIES)[number];

/** What stands on a field. */
export const CHARGES = [
  'lion',
  'leopard',
  'winged-lion',
  'horse',
  'wyvern',
  'eagle',
  'double-eagle',
  'bear',
  'martlet',
  'fleur-de-lis',
  'castle',
  'seax',
  'crown',
  'chalice',
  'columns',
  'crescent',
  'mullet',
  'octagram',
  'roundel',
  'tamga',
] as const;
export type Charge = (typeof CHARGES)[number];

/** The most figures of one kind on a shield. */
export const MOST_CHARGES = 6;

/** The arms of a power. */
export interface Shield {
  readonly field: Tincture;
  /** The field shares the shield with another tincture. */
  readonly parted?: { readonly division: Division; readonly with: Tincture };
  readonly ordinary?: { readonly kind: Ordinary; readonly tincture: Tincture };
  readonly charges?: { readonly kind: Charge; readonly tincture: Tincture; readonly count: number };
}
