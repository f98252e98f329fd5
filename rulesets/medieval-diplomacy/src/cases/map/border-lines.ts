/** What a case calls a border. */
export type BorderWord = 'open' | 'barrier' | 'mountain' | 'reef' | 'coast' | 'strait' | 'river' | 'bridge';

export interface BorderSaid {
  readonly from: string;
  readonly to: string;
  readonly word: BorderWord;
}

/** The signs between two places, and the words that can stand there instead. */
const SIGNS: { readonly [sign: string]: BorderWord } = {
  '-': 'open',
  '--': 'open',
  '–': 'open',
  '—': 'open',
  '^': 'mountain',
  '/\\': 'mountain',
  '~': 'coast',
  '≈': 'reef',
  '~~': 'reef',
  '=': 'strait',
  x: 'barrier',
  borders: 'open',
  mountain: 'mountain',
  mountains: 'mountain',
  reef: 'reef',
  reefs: 'reef',
  barrier: 'barrier',
  coast: 'coast',
  strait: 'strait',
  river: 'river',
  bridge: 'bridge',
};

/** The words that can follow: `Kent - Wales (mountain)`. */
export const TRAILING: { readonly [word: string]: BorderWord } = {
  ...SIGNS,
  land: 'open',
  open: 'open',
  sea: 'open',
  'no barrier': 'open',
};

const BETWEEN = /\s+(--?|–|—|\^|\/\\|~~?|≈|=|x|borders|mountains?|reefs?|barrier|coast|strait|river|bridge)\s+/u;
const AFTER =
  /\s*(?:[(:,]\s*(mountains?|reefs?|barrier|coast|strait|river|bridge|land|open|sea|no barrier)\s*\)?|\s(mountains?|reefs?|barrier|strait|river|bridge))$/u;

/** `Kent - Essex`, `Kent ^ Wales`, `Kent - Wales (mountain)`, and chains such as `Kent - Essex - Mercia`. */
export const readBorderLine = (line: string): readonly BorderSaid[] => {
  const [, bracketed, bare] = AFTER.exec(line) ?? [];
  const after = bracketed ?? bare;
  const words = (after === undefined ? line : line.replace(AFTER, '')).trim();
  const parts = words.split(BETWEEN);
  return parts.flatMap((part, at): readonly BorderSaid[] => {
    const [sign, to] = [parts[at + 1], parts[at + 2]];
    if (at % 2 === 1 || sign === undefined || to === undefined || part.trim() === '' || to.trim() === '') return [];
    return [
      {
        from: part.trim(),
        to: to.trim(),
        word: after === undefined ? (SIGNS[sign] ?? 'open') : (TRAILING[after] ?? 'open'),
      },
    ];
  });
};
