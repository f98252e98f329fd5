import type { Order, UnitItem } from '../src/order.ts';
import type { WarKind } from '../src/words.ts';
import { type Board, type BoardFacts, boardOf } from './board.ts';

export type Lands = BoardFacts['lands'];
export type Facts = Partial<BoardFacts> & {
  readonly kind?: WarKind;
  readonly by?: 'Savoy' | 'France';
  readonly savoy?: object;
};

/** Savoy, which nobody plays, is at war with France. */
export const boardWith = (lands: Lands, { kind = 'player', by = 'France', savoy = {}, ...more }: Facts = {}): Board =>
  boardOf({
    nations: { France: {}, Spain: {}, Savoy: { phase: 5, ...savoy } },
    lands,
    wars: [{ between: by === 'France' ? ['France', 'Savoy'] : ['Savoy', 'France'], kind }],
    ...more,
  });
/** Lines as one would write them: `4 inf + 1 art Turin > Nice`. */
export const written = ({ setting, state }: Board, lines: readonly Order[]): readonly string[] => {
  const name = (place: number | undefined): string => setting.places[place ?? 0]?.name ?? '';
  const words = (items: readonly UnitItem[]): string => items.map(({ count, type }) => `${count} ${type}`).join(' + ');
  return lines.map((line): string => {
    if (line.verb === 'MARCH') {
      const { units, from, to, with: general } = line.args;
      const led = state.units.find(({ id }) => id === general);
      return `${words(units)} ${name(from)} > ${to.map(name).join(' > ')}${led === undefined ? '' : ` gen ${led.skill} of ${led.owner}`}`;
    }
    if (line.verb === 'SAIL') {
      const { units, from, via = [], load = [], loadFrom, loadAt } = line.args;
      const loading = load.length === 0 ? '' : ` load ${words(load)} ${name(loadFrom)} at ${name(loadAt)}`;
      return `${words(units)} ${[from, ...via].map(name).join(' > ')}${loading}`;
    }
    if (line.verb === 'LAND') return `land ${words(line.args.units)} ${name(line.args.from)} > ${name(line.args.to)}`;
    if (line.verb === 'BUILD') return `${line.args.count} ${line.args.type} at ${name(line.args.at)}`;
    if (line.verb === 'BUILD_GENERAL') return `general at ${name(line.args.at)}${line.args.special ? ', special' : ''}`;
    if (line.verb === 'BUILD_SHIPS')
      return `${line.args.count} ${line.args.type} at ${name(line.args.at)} from ${name(line.args.from)}`;
    return line.verb === 'INCORPORATE' ? `incorporate ${name(line.args.territory)}` : line.verb;
  });
};
