import { provincesOf, realmsOf } from '../rules/find.ts';
import { relationOf } from '../rules/permission.ts';
import type { MdPosition } from '../types.ts';
import type { RealmNumber } from '../words.ts';
import { provinceCount } from './score.ts';

/** Realms that meet a condition of victory at this turn end, canonical order, and the provinces they own together. */
export interface MetClaim {
  readonly members: readonly RealmNumber[];
  readonly provinces: number;
}

type Members = Pick<MetClaim, 'members'>;

/** Every member of an alliance victory owns at least so many provinces (MD-18.27). */
const LEAST_SHARE = 5;

const share = (provinces: number, percent: number): number => Math.ceil((provinces * percent) / 100);

/**
 * MD-18.26, MD-18.27, MD-18.36. Among overlapping alliances the smallest with most provinces (MD-18.30); a claim that
 * stands already gives way to none as long as it is met.
 */
export const claimsMet = (position: MdPosition): readonly MetClaim[] => {
  const { soloPercent, alliancePercent } = position.setting.options;
  const all = provincesOf(position.state).length;
  const players = contenders(position);
  const solo = players
    .map((realm) => ({ members: [realm], provinces: provinceCount(position, realm) }))
    .filter(({ provinces }) => provinces >= share(all, soloPercent));
  const alliances = alliancesOf(position, players)
    .filter(({ provinces }) => provinces >= share(all, alliancePercent))
    .sort(
      (a, b) =>
        Number(isClaimed(position, b)) - Number(isClaimed(position, a)) ||
        a.members.length - b.members.length ||
        b.provinces - a.provinces ||
        byMembers(a, b),
    );
  return [...solo, ...withoutOverlaps(alliances)];
};

export const sameMembers = (a: Members, b: Members): boolean => a.members.join() === b.members.join();

const isClaimed = ({ state }: MdPosition, claim: Members): boolean =>
  state.claims.some((known) => sameMembers(known, claim));

/** Players' realms that are still in the game. */
export const contenders = ({ state }: Pick<MdPosition, 'state'>): readonly RealmNumber[] =>
  realmsOf(state)
    .filter(({ control }) => control === 'player')
    .map(({ number }) => number);

/** Every set of 2 to `allianceMax` realms allied each with each, all of them large enough. */
const alliancesOf = (position: MdPosition, players: readonly RealmNumber[]): MetClaim[] => {
  const large = players
    .map((realm) => ({ realm, provinces: provinceCount(position, realm) }))
    .filter(({ provinces }) => provinces >= LEAST_SHARE);
  const found: MetClaim[] = [];
  const grow = (members: readonly RealmNumber[], provinces: number, from: number): void => {
    if (members.length >= 2) found.push({ members, provinces });
    if (members.length >= position.setting.options.allianceMax) return;
    large.forEach((next, i) => {
      if (i < from || !members.every((member) => relationOf(position.state, member, next.realm) === 'alliance')) return;
      grow([...members, next.realm], provinces + next.provinces, i + 1);
    });
  };
  grow([], 0, 0);
  return found;
};

const byMembers = (a: MetClaim, b: MetClaim): number => {
  const differs = a.members.findIndex((member, i) => member !== b.members[i]);
  return differs < 0 ? 0 : (a.members[differs] ?? 0) - (b.members[differs] ?? 0);
};

const withoutOverlaps = (claims: readonly MetClaim[]): readonly MetClaim[] => {
  const kept: MetClaim[] = [];
  for (const claim of claims) {
    const overlaps = kept.some(({ members }) => members.some((member) => claim.members.includes(member)));
    if (!overlaps) kept.push(claim);
  }
  return kept;
};
