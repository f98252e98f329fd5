import { BASE_COLOURS } from '../draw-svg/ink.ts';
import { element } from '../draw-svg/svg-text.ts';
import { type Drawn, inkOf, MARGIN, type PaperStyle, SIZE, sheetOf, write } from './paper-sheet.ts';

/** One side of a battle: who comes, and what it may cost them. */
export interface OddsSide {
  readonly title: string;
  /** Units and their troops. */
  readonly forces: readonly { readonly label: string; readonly troops: string }[];
  readonly losses: readonly { readonly label: string; readonly of: number; readonly meanHundredths: number }[];
}

export interface OddsPicture {
  readonly title: string;
  /** The picture in words. */
  readonly alt: string;
  readonly attackers: OddsSide;
  readonly defenders: OddsSide;
  /** In parts of 10 000, the likeliest first. */
  readonly outcomes: readonly { readonly label: string; readonly chance: number }[];
  /** What stands above the losses. */
  readonly lossesTitle: string;
  /** How a loss is said: so many of so many. */
  readonly loss: (mean: string, of: number, label: string) => string;
}

/** A battle before it is fought: the two sides, beside each other where there is room, and how it may end. */
export const drawOdds = (odds: OddsPicture, style: PaperStyle): string => {
  const ink = inkOf(style);
  const right = style.across - MARGIN;
  const head = write(odds.title, MARGIN * 0.7, { size: SIZE * 1.1, bold: true, fill: ink.line, left: MARGIN, right });
  const sides = bothSides(odds, head.below + 8, style);
  const outcomes = odds.outcomes.reduce<Drawn>((above, outcome) => outcomeBelow(above, outcome, style), {
    below: sides.below + 12,
    parts: [...head.parts, ...sides.parts],
  });
  return sheetOf(style, odds.alt, outcomes);
};

/** From here on the sides stand beside each other. */
const ROOM_FOR_TWO = 520;

const bothSides = ({ attackers, defenders, ...said }: OddsPicture, top: number, style: PaperStyle): Drawn => {
  const { across } = style;
  const half = across / 2;
  const first = { side: attackers, colour: BASE_COLOURS.own.fill };
  const second = { side: defenders, colour: BASE_COLOURS.foreign.fill };
  if (across < ROOM_FOR_TWO) {
    const above = drawSide(first, { top, left: MARGIN, right: across - MARGIN }, said, style);
    const under = drawSide(second, { top: above.below + 10, left: MARGIN, right: across - MARGIN }, said, style);
    return { below: under.below, parts: [...above.parts, ...under.parts] };
  }
  const left = drawSide(first, { top, left: MARGIN, right: half - MARGIN / 2 }, said, style);
  const other = drawSide(second, { top, left: half + MARGIN / 2, right: across - MARGIN }, said, style);
  return { below: Math.max(left.below, other.below), parts: [...left.parts, ...other.parts] };
};

const drawSide = (
  { side, colour }: { readonly side: OddsSide; readonly colour: string },
  { top, left, right }: { readonly top: number; readonly left: number; readonly right: number },
  { lossesTitle, loss }: Pick<OddsPicture, 'lossesTitle' | 'loss'>,
  style: PaperStyle,
): Drawn => {
  const { line, faint } = inkOf(style);
  const type = { size: SIZE, fill: line, left: left + 12, right };
  const written = [
    { text: side.title, type: { ...type, bold: true } },
    ...side.forces.map(({ label, troops }) => ({ text: `${label}: ${troops}`, type })),
    { text: lossesTitle, type: { ...type, size: SIZE * 0.87, fill: faint } },
    ...side.losses.map(({ label, of, meanHundredths }) => ({
      text: loss(tenths(meanHundredths), of, label),
      type: { ...type, size: SIZE * 0.95 },
    })),
  ].reduce<Drawn>(
    (above, { text, type: each }) => {
      const { below, parts } = write(text, above.below, each);
      return { below: below + 1, parts: [...above.parts, ...parts] };
    },
    { below: top, parts: [] },
  );
  const bar = element('rect', { x: left, y: top + 2, width: 4, height: written.below - top - 2, fill: colour });
  return { below: written.below, parts: [bar, ...written.parts] };
};

const BAR = 12;

/** A label with its share, and below it a bar as long as that. */
const outcomeBelow = (
  { below, parts }: Drawn,
  { label, chance }: OddsPicture['outcomes'][number],
  style: PaperStyle,
): Drawn => {
  const { line, wilds } = inkOf(style);
  const width = style.across - 2 * MARGIN;
  const words = write(`${Math.round(chance / 100)}% ${label}`, below, {
    size: SIZE,
    fill: line,
    left: MARGIN,
    right: style.across - MARGIN,
  });
  const room = { x: MARGIN, y: words.below + 2, height: BAR, rx: 2 };
  const bars = [
    element('rect', { ...room, width, fill: wilds }),
    element('rect', { ...room, width: Math.max(2, (width * chance) / 10_000), fill: BAR_COLOUR }),
  ];
  return { below: words.below + BAR + 8, parts: [...parts, ...words.parts, ...bars] };
};

const BAR_COLOUR = '#b4543c';

/** `1.1`, and `0` where it is none. */
const tenths = (hundredths: number): string => String(Math.round(hundredths / 10) / 10);
