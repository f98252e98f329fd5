import type { MapPicture } from '../map/picture.ts';
import type { World } from '../map/world.ts';
import { orderKindOf, orderKindsOf } from '../order/catalogue.ts';
import { choiceTree } from '../order/choice-tree.ts';
import { begunInHand, takesUnits } from '../order/in-hand.ts';
import { unitsOf } from '../order/units-of.ts';
import type { AnyDeskRuleset } from '../ruleset/at-desk.ts';
import type { Figure, UnitRow, UnitTableSpec } from '../ruleset/specs.ts';
import { columnsIn } from '../ruleset/table.ts';
import type { TableColumn } from '../text/table.ts';
import type { AnyOrder } from '../types/order.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { TurnFile } from './turn-file.ts';

/** The parts of a turn file that every ruleset has, and that name the turn. */
export type TurnHead = Pick<
  TurnFile,
  | 'ruleset'
  | 'version'
  | 'campaign'
  | 'seat'
  | 'turn'
  | 'edition'
  | 'label'
  | 'window'
  | 'asks'
  | 'deadline'
  | 'commitment'
  | 'draft'
>;

/**
 * What a desk shows of a turn first, ready made by the ruleset's own code: enough to look at the map, take a unit in hand and
 * see what it may be ordered. It is small; the turn file and the code that works with it may come after.
 */
export interface Opening extends TurnHead {
  readonly format: 'chancery-opening-1';
  readonly world: World;
  readonly shown: FirstSight;
}

export interface FirstSight {
  /** The seat, and the turn, as people call them. */
  readonly seatName: string;
  readonly turnName: string;
  readonly rooms: readonly { readonly id: string; readonly title: string }[];
  /** A figure that warns. */
  readonly warning: Omit<Figure, 'reckoning'> | null;
  readonly units: Pick<UnitTableSpec<RulesetTypes>, 'kinds'> & {
    readonly columns: readonly TableColumn[];
    readonly rows: readonly UnitRow[];
  };
  /** The units that the draft speaks of. */
  readonly ordered: readonly string[];
  /** The orders that each unit may be given, by verb. */
  readonly offers: { readonly [unit: string]: readonly string[] };
  /** How those orders are called. */
  readonly orders: { readonly [verb: string]: { readonly title: string; readonly help: string } };
  /** Whose the lands are, and what they are called; nothing else of the picture. */
  readonly owners: MapPicture;
}

/** Reckons what a turn file shows first. */
export const openingOf = (ruleset: AnyDeskRuleset, file: TurnFile): Opening => {
  const { campaign, seat, turn, edition, label, window, asks, deadline, commitment, draft, setting } = file;
  return {
    format: 'chancery-opening-1',
    ruleset: file.ruleset,
    version: file.version,
    campaign,
    seat,
    turn,
    ...(edition === undefined ? {} : { edition }),
    ...(label === undefined ? {} : { label }),
    window,
    ...(asks === undefined ? {} : { asks }),
    deadline,
    commitment,
    draft,
    world: ruleset.world(setting),
    shown: firstSightOf(ruleset, file),
  };
};

const firstSightOf = (ruleset: AnyDeskRuleset, { setting, view, seat, draft, choices }: TurnFile): FirstSight => {
  const known = { setting, view };
  const columns = columnsIn(ruleset.units.columns, setting);
  const warning = ruleset.figures.map((figure) => figure.of(known, draft)).find(({ warn }) => warn !== undefined);
  const tree = draft.length === 0 ? choices : choiceTree(ruleset, known, draft);
  const rows = ruleset.units.rows(known, draft);
  const kinds = orderKindsOf(ruleset.orders, 'ruler').filter(takesUnits);
  const offers = rows.map(({ unit }) => {
    const offered = kinds.filter((kind) => begunInHand(kind, tree, [unit]) !== null);
    return [unit, offered.map(({ verb }) => verb)] as const;
  });
  const offered = new Set(offers.flatMap(([, verbs]) => verbs));
  const titles = kinds
    .filter(({ verb }) => offered.has(verb))
    .map(({ verb, title, help }) => [verb, { title, help }] as const);
  return {
    seatName: ruleset.seats(setting).find((each) => each.seat === seat)?.name ?? seat,
    turnName: ruleset.text.turn(known),
    rooms: ruleset.desk.rooms.map(({ id, title }) => ({ id, title })),
    warning: warning ? withoutReckoning(warning) : null,
    units: { columns, kinds: ruleset.units.kinds, rows },
    ordered: orderedIn(ruleset, draft),
    offers: Object.fromEntries(offers),
    orders: Object.fromEntries(titles),
    owners: ownersIn(ruleset.places.picture(known, [])),
  };
};

/** The units to which orders are given. */
export const orderedIn = ({ orders }: AnyDeskRuleset, given: readonly AnyOrder[]): readonly string[] =>
  given.flatMap((order) => unitsOf(orderKindOf(orders, order.verb) ?? {}, order));

const withoutReckoning = ({ reckoning, ...figure }: Figure): Omit<Figure, 'reckoning'> => figure;

/** As the map is drawn first. */
const ownersIn = ({ title, asPrinted, powers, areas, names, borders, closed }: MapPicture): MapPicture => ({
  title,
  ...(asPrinted === undefined ? {} : { asPrinted }),
  ...(names === undefined ? {} : { names }),
  ...(borders === undefined ? {} : { borders }),
  ...(closed === undefined ? {} : { closed }),
  powers: powers.map(({ code, name, tone, plain, ground }) => ({
    code,
    name,
    tone,
    ...(plain === undefined ? {} : { plain }),
    ...(ground === undefined ? {} : { ground }),
  })),
  areas: areas.map(({ area, owner, home }) => ({ area, owner, ...(home === undefined ? {} : { home }) })),
  markers: [],
  arrows: [],
});
