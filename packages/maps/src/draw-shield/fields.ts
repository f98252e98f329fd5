import type { Division, Ordinary } from '@chancery/core';

/** The box in which shields are drawn: 100 wide and 120 high. */
export const WIDTH = 100;
export const HEIGHT = 120;

/** The second tincture of a parted field, as one path over the first. */
export const DIVISION_PATHS: { readonly [division in Division]: string } = {
  'per-pale': 'M50 0h50v120H50z',
  'per-fess': 'M0 56h100v64H0z',
  'per-bend': 'M0 0l100 112v8H0z',
  'per-saltire': 'M0 0l50 58L0 120zM100 0L50 58l50 62z',
  quarterly: 'M50 0h50v56H50zM0 56h50v64H0z',
  paly: 'M12.5 0h12.5v120H12.5zM37.5 0H50v120H37.5zM62.5 0H75v120H62.5zM87.5 0H100v120H87.5z',
  barry: 'M0 14h100v14H0zM0 42h100v14H0zM0 70h100v14H0zM0 98h100v14H0z',
  bendy: 'M0 0l100 100V76L24 0zM0 48l72 72h-24L0 72zM48 0l52 52V28L72 0zM0 96l24 24H0z',
  chequy:
    'M20 0h20v20H20zM60 0h20v20H60zM0 20h20v20H0zM40 20h20v20H40zM80 20h20v20H80zM20 40h20v20H20zM60 40h20v20H60zM0 60h20v20H0zM40 60h20v20H40zM80 60h20v20H80zM20 80h20v20H20zM60 80h20v20H60zM0 100h20v20H0zM40 100h20v20H40zM80 100h20v20H80z',
  lozengy: [0, 25, 50, 75, 100]
    .flatMap((x) => [0, 40, 80, 120].map((y) => `M${x} ${y - 20}l12.5 20L${x} ${y + 20}l-12.5-20z`))
    .join(''),
};

/** Over the field and under the charges. A bordure is drawn as the edge of the shield, inwards. */
export const ORDINARY_PATHS: { readonly [ordinary in Exclude<Ordinary, 'bordure'>]: string } = {
  pale: 'M34 0h32v120H34z',
  fess: 'M0 40h100v36H0z',
  bend: 'M0 0h20l80 90v28h-8L0 14z',
  chevron: 'M50 36l50 44v26L50 62 0 106V80z',
  cross: 'M39 0h22v45h39v22H61v53H39V67H0V45h39z',
  saltire: 'M0 0h16l34 40L84 0h16v16L64 56l36 44v20H86L50 74l-36 46H0v-20l36-44L0 16z',
  chief: 'M0 0h100v36H0z',
};

/** The outline of every shield. */
export const OUTLINE = 'M4 4h92v50c0 30-20 50-46 62C24 104 4 84 4 54z';
