import { addBlock } from '@chancery/store';
import { type Actor, SCOPES, SIGNED_OUT, systemActor } from '../../src/ground/actor.ts';
import type { App } from '../../src/ground/app.ts';
import { PERMISSIONS, type UseCase } from '../../src/ground/permissions.ts';
import type { Player } from '../sample/people.ts';
import type { Cast, Play } from './cast.ts';

/** The columns of the table. The token and the one who is blocked are those of the first in the row who may. */
export const ACTORS = [
  'signed-out',
  'user',
  'other',
  'ruler',
  'ex',
  'token',
  'master',
  'foreign',
  'admin',
  'system',
  'blocked',
] as const;
export type ActorKind = (typeof ACTORS)[number];

const PEOPLE = [
  'user',
  'other',
  'ruler',
  'ex',
  'master',
  'foreign',
  'admin',
] as const satisfies readonly (keyof Cast)[];
type PersonKind = (typeof PEOPLE)[number];

const isPerson = (kind: ActorKind): kind is PersonKind => (PEOPLE as readonly string[]).includes(kind);

/** Who asks, and as what they come to the door. */
export interface Asker {
  readonly player: Player;
  readonly actor: Actor;
}

/** Somebody of a kind; `may` are those who would be allowed. In a trial only: whoever is blocked stays so. */
export const askerOf = async (
  { cast }: Play,
  app: App,
  kind: ActorKind,
  useCase: UseCase,
  may: readonly ActorKind[],
): Promise<Asker> => {
  if (isPerson(kind)) return { player: cast[kind], actor: cast[kind].actor };
  const player = cast[may.find(isPerson) ?? 'user'];
  switch (kind) {
    case 'signed-out':
      return { player, actor: SIGNED_OUT };
    case 'system':
      return { player, actor: systemActor('test') };
    case 'token': {
      const scopes = SCOPES.filter((scope) => scope !== PERMISSIONS[useCase].scope);
      return { player, actor: { kind: 'user', user: player.id, scopes } };
    }
    case 'blocked':
      await addBlock(app.store.db, { userId: player.id, since: app.now(), byUser: null, reason: 'threats' });
      return { player, actor: player.actor };
  }
};
