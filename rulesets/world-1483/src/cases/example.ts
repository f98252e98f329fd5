/** A case to begin with: `chancery case --position`. */
export const EXAMPLE = `ruleset: world-1483
rules: [W83-10.19, W83-11.28]
title: Vestmark storms Granfell, and pays for its government at once

position:
  nations: { Vestmark: 20 }
  forces:
    Vestmark in Sandvik: 3 inf, 2 cav, gen 3
    independents in Granfell: 1 inf

orders:
  Vestmark: |
    MARCH 3 inf + 2 cav + 1 gen FROM Sandvik TO Granfell
    INCORPORATE Granfell

dice:
  fight@Granfell: [1, 10, 10, 10, 10, 10]   # the first infantry hits, the defender does not

expect:
  territories:
    Granfell: { owner: Vestmark, incorporated by: Vestmark }
  forces:
    Vestmark in Granfell: 3 inf, 2 cav, gen 3
  nations:
    Vestmark: { treasury: 25 }
  events:
    - { kind: captured, territory: Granfell, how: battle }
`;
