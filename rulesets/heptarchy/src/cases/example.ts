/** A case to begin with: `chancery case --position`. */
export const EXAMPLE = `ruleset: heptarchy
rules: [HEP-12.18]
title: three Cavalry Actions against Lindesie with two Protects

position:
  base: heptarchy              # the scenario; what is not said is as it begins
  game:
    turn: 4
    active: ETR
    players: [ETR, LIN]        # in list order; who gives orders unless said
  kingdoms:
    ETR: { gold: 10, traditions: [viking, raiding] }
  areas:
    ETR: { resources: [horses, grain] }
    WTR: { owner: ETR, resources: [horses] }
    DER: { owner: ETR, resources: [horses] }
    LIN: { resources: [textiles], protection: 2 }
  units:
    1: { kind: levy, owner: ETR, at: WTR }
    2: { kind: navy, owner: ETR, at: ETR on The Wash }

orders:
  ETR: RAID Lindesie x3

dice:
  raid@Lindesie: 4

expect:
  kingdoms:
    ETR: { gold: 15 }
  areas:
    LIN: { resources: none }
  events:
    - { kind: raided, area: LIN, total: 5 }
`;
