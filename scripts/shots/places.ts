/** Every page that somebody sees, each with who looks at it. */
import type { Games } from './games.ts';
import type { Person } from './town.ts';

export interface Place {
  readonly name: string;
  readonly path: string;
}

/** What is seen by a stranger, by a ruler, and by the master who runs the server too. */
export type Viewer = 'stranger' | 'ruler' | 'master';

export const PERSON_OF: { readonly [viewer in Viewer]: Person | null } = {
  stranger: null,
  ruler: 'Bob',
  master: 'Ada',
};

export const placesOf = ({
  rounds,
  live,
  inviting,
  over,
}: Games): { readonly [viewer in Viewer]: readonly Place[] } => {
  const games = { rounds, live } as const;
  const ofEach = <Game>(
    some: { readonly [pace: string]: Game },
    places: (game: Game) => readonly (readonly [string, string])[],
  ) =>
    Object.entries(some).flatMap(([pace, game]) =>
      places(game).map(([name, path]) => ({ name: `${name}-${pace}`, path })),
    );
  const named = (...paths: readonly string[]): readonly Place[] => paths.map((path) => ({ name: nameOf(path), path }));
  return {
    stranger: [
      ...named(
        '/',
        '/games',
        '/rules',
        '/rules/medieval-diplomacy',
        '/rules/medieval-diplomacy/guide',
        '/rules/heptarchy',
        '/rules/heptarchy/guide',
        '/rules/domains',
        '/rules/umpire',
        '/rules/world-1483',
        '/rules/heptarchy?q=levy',
        '/rules/heptarchy/orders',
      ),
      ...named('/help', '/help/mail', '/sign-in', '/sign-up', '/forgotten', '/new-password?token=none', '/claim'),
      ...named('/practice', '/tutorial', '/desk', '/offline', '/nowhere'),
      ...ofEach(inviting, ({ id, link }) => [
        ['invited', link],
        ['open-to-strangers', `/campaigns/${id}`],
      ]),
      ...ofEach(games, ({ id, told }) => [
        ['watched', `/campaigns/${id}`],
        ['turn', `/campaigns/${id}/turns/${told}`],
        ['deeds', `/campaigns/${id}/deeds`],
        ['dice', `/campaigns/${id}/dice`],
        ['public-map', `/campaigns/${id}/map.svg`],
      ]),
    ],
    ruler: [
      ...named(
        '/',
        '/games',
        '/welcome',
        '/account',
        '/account/security',
        '/account/notices',
        '/account/tokens',
        '/account/data',
      ),
      ...ofEach(inviting, ({ id, link }) => [
        ['invited-member', link],
        ['open', `/campaigns/${id}`],
      ]),
      ...ofEach(games, ({ id, seat }) => [
        ['campaign', `/campaigns/${id}`],
        ['seat', `/campaigns/${id}/seats/${seat}`],
        ['settings', `/campaigns/${id}/seats/${seat}/settings`],
        ['letters', `/campaigns/${id}/seats/${seat}/letters`],
        ['letter-new', `/campaigns/${id}/seats/${seat}/letters/new`],
        ['letters-public', `/campaigns/${id}/seats/${seat}/letters/public`],
        ['seat-rules', `/campaigns/${id}/seats/${seat}/rules`],
        ['order-forms', `/campaigns/${id}/seats/${seat}/order-forms`],
        ['not-a-master', `/campaigns/${id}/console`],
      ]),
      { name: 'over', path: `/campaigns/${over}` },
      // A turn of it was taken back and run again.
      { name: 'over-dice', path: `/campaigns/${over}/dice` },
      { name: 'over-seat', path: `/campaigns/${over}/seats/Eng` },
    ],
    master: [
      ...named(
        '/',
        '/admin',
        '/admin/audit',
        '/campaigns/new',
        '/campaigns/new?of=medieval-diplomacy/four-crowns',
        '/campaigns/new?of=heptarchy/heptarchy',
      ),
      ...ofEach(games, ({ id, seat }) => [
        ['console', `/campaigns/${id}/console`],
        ['console-of-a-seat', `/campaigns/${id}/console?seat=${seat}`],
        ['terms', `/campaigns/${id}/console/terms`],
        ['master-letters', `/campaigns/${id}/letters`],
      ]),
      ...ofEach(inviting, ({ id }) => [
        ['console-open', `/campaigns/${id}/console`],
        ['invite', `/campaigns/${id}/invite`],
        ['begin', `/campaigns/${id}/console/begin`],
      ]),
      { name: 'console-over', path: `/campaigns/${over}/console` },
    ],
  };
};

const nameOf = (path: string): string => path.replace(/^\//, '').replace(/[/?=&]+/g, '-') || 'home';
