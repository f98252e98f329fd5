/** A case to begin with: `chancery case --position`. */
export const EXAMPLE = `ruleset: medieval-diplomacy
rules: [MD-5.8]
title: entering enemy land costs two Move-points

position:
  map:
    - Kent - Essex             # a land border; Kent is province 1, Essex province 2
    - Kent ^ Wales             # mountains: no army passes
    - Kent ~ Channel           # a coast; Channel is a sea
  realms:
    Eng: 43.5                  # gold
    Fra: { status: commoner }
  relations: { Eng - Fra: war }
  provinces:
    Kent: { owner: Eng, city: yes, harbour: yes, fort: 3, fort damage: 1, base: 6, slots: 2 }
    Essex: Fra
  units:
    Eng A1: { at: Kent, troops: { men-at-arms: 5, archers rank 5: 2 }, retreat: 2 }
    Eng G Kent: { troops: { militia: 3 } }
    Eng F1: { at: Channel, troops: { carracks: 2 } }

orders:
  Eng: A1 MARCH Essex

dice:
  attack: always miss

expect:
  units:
    Eng A1: { at: Essex, troops: { men-at-arms: 5, archers: 2 }, mp used: 2 }
  provinces:
    Essex: { owner: Eng, annexed to: Fra }
  events:
    - { kind: province-taken, province: Essex, from: Fra, to: Eng }
    - no battle-fought
  report:
    Eng: [Essex]
`;
