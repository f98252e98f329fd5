import { CONFIG_FILE } from './read-settings.ts';
import { SETTING_LIST, type Setting } from './setting-list.ts';

/** docs/configuration.md. `npm run settings` writes it again; a test compares. */
export const settingsPage = (): string =>
  [
    '# Configuration',
    '',
    '`npm run settings` writes this page from the settings themselves.',
    '',
    `Settings come from a file, named by \`--config\` or \`${CONFIG_FILE}\` (YAML, or variables if its name ends in \`.env\`), and from environment variables, which go before it.`,
    'Without any settings, a server listens on loopback and keeps a SQLite database in `.chancery/server`. If a setting does not',
    'exist or has a wrong value, the server names it and does not start. A secret may come from a file of its',
    'own, without the line feed at its end: add `_FILE` to the name of the variable, or write `{ file: PATH }` in the',
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
