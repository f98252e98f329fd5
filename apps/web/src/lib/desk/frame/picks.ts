/** One of many things that are picked by their first letters. */
export interface Pick {
  readonly label: string;
  /** What else is said of it. */
  readonly note?: string;
  readonly act: () => void;
}

/** Those that a text means: first the one that is called so, then those that begin so, then those of which a word begins so, then those that hold it. */
export const picksFor = (picks: readonly Pick[], text: string): readonly Pick[] => {
  const wanted = plain(text);
  if (wanted === '') return picks;
  const ranked = picks.map((pick) => ({ pick, rank: rankOf(pick, wanted) })).filter(({ rank }) => rank < NOT_MEANT);
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ pick }) => pick);
};

const NOT_MEANT = 4;

const rankOf = ({ label, note = '' }: Pick, wanted: string): number => {
  const [name, all] = [plain(label), plain(`${label} ${note}`)];
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (all.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 2;
  return all.includes(wanted) ? 3 : NOT_MEANT;
};

/** Without capitals and accents, as people type. */
const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
