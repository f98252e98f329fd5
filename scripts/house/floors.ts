import { globSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { ANATOMY } from './anatomy.ts';
import { type FolderPattern, RULESETS } from './plan.ts';

/** What stands side by side and imports nothing of each other: folders below `src`, and files right in it. `*`: all others. */
export type Floor = readonly string[];

/**
 * The floors of each package, and of folders below its `src`, the lowest first: what stands on one imports from lower floors
 * only, so that folders never go in circles. Every folder has its floor; a file beside the folders may have one.
 */
export const FLOORS: { readonly [folder: FolderPattern]: readonly Floor[] } = {
  'packages/core': [
    [
      'hash',
      'ids.ts',
      'in-order.ts',
      'json.ts',
      'made-when-read.ts',
      'once-for.ts',
      'order-by.ts',
      'result.ts',
      'whole-numbers.ts',
    ],
    ['canonical.ts', 'clock', 'dice', 'event', 'heraldry', 'json-check.ts', 'text', 'visibility'],
    ['map', 'odds', 'types'],
    ['order'],
    ['order-sheet', 'vocabulary'],
    ['ruleset'],
    ['turn', 'turn-file'],
    ['case', 'practice', 'record', 'sentences'],
    ['lesson'],
    ['guide'],
    ['index.ts'],
  ],
  'packages/core/src/order': [['words'], ['arguments'], ['*']],
  'packages/app': [['ground'], ['campaign'], ['desk'], ['turn'], ['channels'], ['house'], ['worker'], ['index.ts']],
  'packages/app/src/ground': [['limits', 'names', 'news', 'outside'], ['text'], ['tell']],
  'packages/app/src/campaign': [
    ['position', 'scenarios', 'terms'],
    ['press'],
    ['play'],
    ['access', 'clock'],
    ['pace'],
    ['own-scenarios', 'seats'],
    ['lifecycle', 'people'],
    ['shown'],
  ],
  'packages/app/src/campaign/pace': [['parts'], ['live', 'sealed']],
  'packages/app/src/desk': [
    ['notes', 'questions', 'sheets'],
    ['dice', 'letters', 'polls', 'time'],
    ['arrival', 'campaign', 'reading'],
  ],
  'packages/app/src/turn': [['record'], ['run'], ['back', 'triggers']],
  'packages/app/src/channels': [['notices'], ['*']],
  'packages/app/src/channels/mail': [['text'], ['outgoing'], ['incoming']],
  'packages/app/src/house': [['accounts'], ['server']],
  'apps/api': [['problem', 'schema', 'text'], ['route'], ['http', 'openapi', 'resources'], ['reference']],
  'apps/web/src/lib': [['offline', 'words'], ['desk'], ['practice'], ['tutorial']],
  'apps/web/src/lib/desk': [
    ['api', 'frame', 'headquarters', 'help'],
    ['draft', 'letters', 'map', 'order-sheet'],
    ['messages'],
    ['game', 'live'],
    ['rooms'],
  ],
  'apps/chancery': [
    ['dice', 'folder'],
    ['cases', 'record'],
    ['campaign'],
    ['orders'],
    ['show'],
    ['verify'],
    ['commands', 'remote', 'server'],
    ['commands.ts'],
  ],
  'apps/chancery/src/server': [
    ['map-work', 'page', 'record-work', 'scenario-work'],
    ['http'],
    ['settings'],
    ['backup', 'mail'],
    ['commands', 'demo', 'worker'],
  ],
  'apps/chancery/src/server/page': [
    ['words'],
    ['frame', 'people'],
    ['account', 'games', 'letters', 'mails', 'markdown', 'polls', 'record'],
    ['admin', 'dice', 'guide', 'help', 'rules', 'webhooks'],
    ['book', 'home', 'new-campaign', 'receipt'],
    ['campaign', 'console', 'seat-settings'],
    ['invitation', 'seat'],
  ],
  'packages/examples': [['ground'], ['fairs', 'fog', 'rounds', 'sections'], ['index.ts']],
  'packages/kit': [['facts'], ['*'], ['index.ts']],
  'packages/maps': [
    ['gazetteer.ts', 'outline.ts'],
    ['check-world', 'draw-svg', 'pack', 'read-world.ts'],
    ['check-world.ts', 'draw-course', 'draw-over', 'draw-paper', 'draw-shield', 'read-gazetteer'],
    ['grow', 'read-gazetteer.ts', 'read-scenario-data.ts'],
    ['index.ts'],
  ],
  'packages/mail': [
    ['address.ts', 'reply-token.ts', 'report-marks.ts', 'subject-tag.ts'],
    ['receiving', 'reply-address.ts'],
    ['incoming'],
    ['outgoing', 'text'],
    ['transport'],
    ['index.ts'],
  ],
  'packages/store': [
    ['auth', 'campaign', 'lease', 'letter-recipient', 'postgres', 'sqlite'],
    ['bulletin', 'sheet-of-record'],
    ['*'],
    ['backup', 'user', 'waiting-absence', 'waiting-receipt'],
    ['index.ts'],
  ],
  'packages/testkit': [['*'], ['golden.ts', 'offering.ts', 'suite'], ['ruleset-suite.ts'], ['index.ts']],
  ...Object.fromEntries(RULESETS.map((folder) => [folder, ANATOMY.map((floor) => floor.map(({ name }) => name))])),
};

/** The members of a floor as a regular expression; in `all` floors of its package `*` stands for what no floor names. */
const membersOf = (floor: Floor, all: readonly Floor[]): string => {
  const named = all
    .flat()
    .filter((member) => member !== '*')
    .map(escaped);
  return floor
    .map((member) => (member === '*' ? `(?!(?:${named.join('|')})(?:/|$))[^/.]+` : escaped(member)))
    .join('|');
};

const escaped = (member: string): string => member.replaceAll('.', '\\.');

/** A rule for the check on levels: who stands on `floor` imports nothing of it, but of itself, and nothing of those above. */
export interface FloorRule {
  readonly name: string;
  readonly severity: 'error';
  readonly comment: string;
  readonly from: { readonly path: string };
  readonly to: { readonly path: string; readonly pathNot: string };
}

export const floorRules = (plan: typeof FLOORS): readonly FloorRule[] =>
  Object.entries(plan).flatMap(([folder, floors]) => {
    const root = rootOf(folder);
    return floors.map((floor, height) => {
      const above = floors.slice(height).map((each) => membersOf(each, floors));
      return {
        name: `floor-${height}-of-${folder.replaceAll('[^/]+', '*').replaceAll('/', '-')}-imports-lower-floors-only`,
        severity: 'error' as const,
        comment:
          `${floor.join(', ')} of ${folder.replaceAll('[^/]+', '*')}: floor ${height} imports lower floors only ` +
          '(scripts/house/floors.ts). Move the concept to where it belongs; what both need goes below both.',
        from: { path: `^(${root})/(${membersOf(floor, floors)})(?:/|$)` },
        to: { path: `^$1/(?:${above.join('|')})(?:/|$)`, pathNot: '^$1/$2(?:/|$)' },
      };
    });
  });

/** Where the members of a plan lie. */
const rootOf = (folder: FolderPattern): FolderPattern => (folder.includes('/src/') ? folder : `${folder}/src`);

/** Folders among those with floors that stand on none of them. */
export const foldersWithoutFloor = (root: string): readonly string[] =>
  Object.entries(FLOORS).flatMap(([folder, floors]) => {
    const named = floors.flat();
    if (named.includes('*')) return [];
    return globSync(`${rootOf(folder).replaceAll('[^/]+', '*')}/*/`, { cwd: root })
      .map((path) => path.split(sep).join('/').replace(/\/$/, ''))
      .filter((path) => !named.includes(basename(path)))
      .sort();
  });
