import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page will ask for, told with its first bytes: the browser need not find it out step by step. */
export interface Hints {
  /** Values of `Link` headers for a page of the desk. */
  forPage(reader: Reader): readonly string[];
}

export interface Reader {
  /** The seat whose desk is opened; null when none is named. */
  readonly seat: { readonly campaign: string; readonly seat: string } | null;
  /** The ruleset of its campaign, if the reader may know it. */
  readonly ruleset: string | null;
  /** As the desk will choose it. */
  readonly language: string;
}

/** How Vite tells what it has built, by source file. */
interface Manifest {
  readonly [source: string]: { readonly file: string; readonly imports?: readonly string[] };
}

/** From the manifest of the build; no hints where there is none. */
export const readHints = (client: string): Hints => {
  const manifest = manifestIn(client);
  const withImports = (source: string): readonly string[] => [
    source,
    ...(manifest[source]?.imports ?? []).flatMap(withImports),
  ];
  const sourcesOf = (part: string): readonly string[] =>
    Object.keys(manifest)
      .filter((source) => source.endsWith(part))
      .flatMap(withImports);
  return {
    forPage: ({ seat, ruleset, language }) => {
      const sources = [
        ...(ruleset === null ? [] : sourcesOf(`rulesets/${ruleset}/src/at-desk.ts`)),
        ...(seat === null ? [] : FIRST_ROOMS.flatMap(sourcesOf)),
        ...sourcesOf(`src/lib/words/${language}/index.ts`),
        // SvelteKit asks for its page of faults before it shows any other.
        ...sourcesOf('client-optimized/nodes/1.js'),
      ];
      const modules = [...new Set(sources)].map((source) => `</${manifest[source]?.file}>; rel=modulepreload`);
      const turnFile = seat === null ? [] : [`<${turnFilePath(seat)}>; rel=preload; as=fetch; crossorigin=anonymous`];
      return [...turnFile, ...modules];
    },
  };
};

/** In which a desk opens. */
const FIRST_ROOMS = ['rooms/MapRoom.svelte', 'rooms/Headquarters.svelte'] as const;

/** The very address that the desk will ask for, or it is fetched twice. */
const turnFilePath = ({ campaign, seat }: NonNullable<Reader['seat']>): string =>
  `/api/v1/campaigns/${encodeURIComponent(campaign)}/seats/${encodeURIComponent(seat)}/turn-file?world=packed`;

const manifestIn = (client: string): Manifest => {
  try {
    return JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  } catch {
    return {};
  }
};
