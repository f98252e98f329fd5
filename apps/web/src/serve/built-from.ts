/** How Vite tells what it has built, by source file. */
export interface BuiltFrom {
  readonly [source: string]: {
    readonly file: string;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
  };
}

/** A source file, and all that it cannot do without. */
export const withImports = (manifest: BuiltFrom, source: string): readonly string[] => [
  source,
  ...(manifest[source]?.imports ?? []).flatMap((part) => withImports(manifest, part)),
];
