import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltFrom, withImports } from './built-from.ts';

/** What a page will ask for, told with its first bytes: the browser need not find it out step by step. */
export interface Hints {
  /** Values of `Link` headers for a page of the desk. */
  forPage(reader: Reader): readonly string[];
}

export interface Reader {
  /** The seat whose desk is opened; null when none is named. */
  readonly seat: { readonly campaign: string; readonly seat: string } | null;
  /** As the desk will choose it. */
  readonly language: string;
}

/** From the manifest of the build; no hints where there is none. */
export const readHints = (client: string): Hints => {
  const manifest = manifestIn(client);
  const sourcesOf = (part: string): readonly string[] =>
    Object.keys(manifest)
      .filter((source) => source.endsWith(part))
      .flatMap((source) => withImports(manifest, source));
  return {
    forPage: ({ seat, language }) => {
      const sources = [...sourcesOf('src/desk.ts'), ...sourcesOf(`src/lib/words/${language}/index.ts`)];
      // The scripts first: they have to be made ready while the opening is still on its way.
      const scripts = [...new Set(sources)].map((source) => preload(`/${manifest[source]?.file}`, 'script'));
      return seat === null ? scripts : [...scripts, preload(openingPath(seat), 'fetch')];
    },
  };
};

/** As browsers fetch modules and what scripts ask for. Unlike `modulepreload` it is heeded before the page itself is there. */
const preload = (path: string, as: 'script' | 'fetch'): string =>
  `<${path}>; rel=preload; as=${as}; crossorigin=anonymous`;

/** The very address that the desk will ask for, or it is fetched twice. */
const openingPath = ({ campaign, seat }: NonNullable<Reader['seat']>): string =>
  `/api/v1/campaigns/${encodeURIComponent(campaign)}/seats/${encodeURIComponent(seat)}/opening`;

const manifestIn = (client: string): BuiltFrom => {
  try {
    return JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as BuiltFrom;
  } catch {
    return {};
  }
};
