/** A case to begin with: `chancery case --position`. */
export const EXAMPLE = `ruleset: umpire
rules: [UM-11.1, UM-14.30]
title: Carne marches into a city that nobody holds, and it is Venice's

position:
  base: italia1449
  nations:
    VEN: { enemies: [MIL] }
  generals:
    Carne: { location: Verona }
  stacks:
    VEN in Verona: 4 Foot, 2 Horse

orders:
  VEN: MOVE Carne WITH Foot 4, Horse 2 TO Mantua ARMY 2M

dice:
  default: miss

expect:
  stacks:
    VEN in Mantua: { units: [4 Foot, 2 Horse], army order: 2M }
    VEN in Verona: none
  provinces:
    Mantua: { owner: VEN, loyalty: 1 }
  generals:
    Carne: { location: Mantua }
`;
