import { CONFIG_FILE } from './read-settings.ts';
import { SETTING_LIST, type Setting } from './setting-list.ts';

/** docs/configuration.md. `npm run settings` writes it anew; a test compares. */
export const settingsPage = (): string =>
  [
    '# Configuration',
    '',
    'This page is made from the settings themselves: `npm run settings` writes it anew.',
    '',
    `Settings come from a file in YAML, named by \`--config\` or \`${CONFIG_FILE}\`, and over it from environment variables.`,
    'Without any, a server listens on loopback and keeps a SQLite database in `.chancery/server`. A setting that does not',
    'exist, or has a wrong value, is named at the start, and the server does not begin. Secrets may come from a file of',
    'their own, all of it but the end of its last line: add `_FILE` to the name of the variable, or write `{ file: PATH }` in the',
    'configuration file.',
    '',
    '```yaml',
    'baseUrl: https://chancery.example',
    'database: { url: { file: /run/secrets/database-url } }',
    'http: { host: 0.0.0.0, trustedProxies: [172.18.0.1] }',
    'mail:',
    '  out: smtp',
    '  from: Chancery <chancery@chancery.example>',
    '  smtp: { host: mail.chancery.example, user: chancery, password: { file: /run/secrets/mail-password } }',
    '```',
    ...[...Map.groupBy(SETTING_LIST, partOf)].flatMap(([part, settings]) => section(part, settings)),
    '',
  ].join('\n');

const partOf = ({ path }: Setting): string => (path.length === 1 ? 'The server' : path.slice(0, -1).join('.'));

const section = (part: string, settings: readonly Setting[]): readonly string[] => [
  '',
  `## ${part === 'The server' ? part : `\`${part}\``}`,
  '',
  '| setting | variable | default | what it does |',
  '|---|---|---|---|',
  ...settings.map(
    (setting) =>
      `| \`${setting.path.join('.')}\` | ${[setting.env, setting.alsoEnv]
        .filter((name) => name !== undefined)
        .map((name) => `\`${name}\``)
        .join(', ')} | ${usualText(setting)} | ${setting.help} (${setting.form}${setting.secret ? '; secret' : ''}) |`,
  ),
];

const usualText = ({ usual }: Setting): string => {
  if (usual === null) return '';
  if (Array.isArray(usual)) return usual.length === 0 ? 'none' : `\`${usual.join(', ')}\``;
  return `\`${String(usual)}\``;
};
