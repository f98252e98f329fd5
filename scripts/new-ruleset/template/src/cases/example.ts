/** A case to begin with: `chancery case --position`. */
export const EXAMPLE = `ruleset: new-game
rules: [NEW-1.3]
title: the higher total stands, and the lower falls

position:
  companies:
    1: { owner: Ash, at: Ashby, men: 4 }
    2: { owner: Ash, at: Ashby, men: 3 }
    3: { owner: Elm, at: The Hill, men: 5 }

orders:
  Ash: |
    MARCH 1, 2 TO The Hill

dice:
  battle@The Hill: [2, 3]      # Ash 7 + 2, Elm 5 + 3

expect:
  companies:
    1: { at: The Hill }
    3: none
  areas:
    The Hill: { owner: Ash }
  events:
    - { kind: battle-fought, winner: Ash }
`;
