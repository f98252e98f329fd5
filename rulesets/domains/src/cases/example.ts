/** A case to begin with: `chancery case --position`. */
export const EXAMPLE = `ruleset: domains
rules: [DOM-7.13, DOM-11.5, DOM-11.33]
title: Archers and Infantry enter enemy land and fight for it

position:
  wars:
    - { attacker: STA, defender: SKA }
  units:
    STA1: { type: Archers, province: Gullmere }
    STA2: { type: Infantry, province: Gullmere }
    SKA1: { type: Infantry, province: Thornby }
    SKA2: { type: Irregulars, province: Skarrowhead }

orders:
  STA: |
    ROUND 1
    INVADE Skarrowhead WITH 1, 2 VIA Skarrowhead

dice:
  event: always 1                    # nothing befalls anybody
  battle.att@Skarrowhead: [4, 3]     # Infantry misses, Archers hit
  battle.def@Skarrowhead: [2]        # the casualty answers in vain

expect:
  units:
    STA1: { province: Skarrowhead }
    STA2: { province: Skarrowhead }
    SKA2: none
  provinces:
    Skarrowhead: { occupiedBy: STA }
  events:
    - { kind: battle-fought, province: Skarrowhead, aggressors: [STA] }
`;
