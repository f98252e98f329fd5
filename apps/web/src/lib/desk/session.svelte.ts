import {
  type AnyDeskRuleset,
  type AnyKnown,
  type AnyOrder,
  begunInHand,
  type ChoiceTree,
  changedWhenRead,
  columnsIn,
  type FirstSight,
  innerChoices,
  inSections,
  type OrderFile,
  orderedIn,
  orderKindOf,
  orderKindsOf,
  type ReportLine,
  type RulesetTypes,
  type SheetReading,
  sectionsOf,
  type Timeline,
  type TurnFile,
  type TurnHead,
  type World,
  wholeSheetJson,
  worldAt,
} from '@chancery/core';
import { words } from '#lib/words/words.ts';
import { movedBy } from './draft/move-order.ts';
import { sectionInHand, sectionsToChoose, swapped, treeInHand } from './draft/section-in-hand.ts';

/** What works with a turn file and the ruleset's code. */
export type Works = Pick<
  typeof import('@chancery/core'),
  'checkSheet' | 'choiceTree' | 'readSheetText' | 'writeLine' | 'writeWholeSheet'
>;

/** All that a desk works with. */
export interface Whole {
  readonly file: TurnFile;
  readonly ruleset: AnyDeskRuleset;
  readonly works: Works;
}

/** Why a file from a disk is only to read: the turn that is the newest, and who says so. */
interface Outdated {
  readonly newest: number;
  readonly by: 'server' | 'device';
}

/** What is seen of a turn before all that a desk works with is there. */
interface First {
  readonly shown: FirstSight;
  readonly world: World;
}

/** A game that its master has ended waits for nobody. */
const isShut = (window: TurnHead['window']): boolean => window.kind === 'window' && window.seats.length === 0;

/**
 * What one ruler has before them: a turn, and the orders that they draft for it. Everything that the rooms show follows from
 * the turn file and the draft by the ruleset's own code, so that it is the same here as on the server. Until the two have come
 * they see what the server has made of them; then nothing is drafted yet.
 */
export class DeskSession {
  readonly head: TurnHead;
  /** What is sent in is resolved as it comes. */
  readonly live: boolean;
  /** Turns are called by their numbers; not so where they are posts of live play, also when the last of them is out. */
  readonly numbered: boolean;
  /** The game waits for this seat. */
  readonly asked: boolean;
  /** It does not, and the seat may send orders all the same: for its own window, and what the rules let it do at any time. */
  readonly maySend: boolean;
  /** Kept as soon as the turn file and the ruleset's code are there. */
  readonly completed: Promise<void>;

  readonly #first: First | null;
  readonly #opened: boolean;
  #closed = $state.raw(false);
  #alone = $state.raw(false);
  #outdated = $state.raw<Outdated | null>(null);
  #whole = $state.raw<(Whole & { readonly known: AnyKnown }) | null>(null);
  #complete: () => void = () => undefined;
  #orders = $state.raw<readonly AnyOrder[]>([]);
  #past = $state.raw<readonly (readonly AnyOrder[])[]>([]);
  #future = $state.raw<readonly (readonly AnyOrder[])[]>([]);

  constructor(head: TurnHead, first: First | null) {
    this.head = head;
    this.#first = first;
    this.live = head.window.kind === 'window' && head.window.mode === 'live';
    this.numbered = !this.live && head.label === undefined && !(head.window.kind === 'window' && head.window.may);
    this.asked = head.window.kind === 'window' && head.window.seats.includes(head.seat);
    this.maySend = head.window.kind === 'window' && (head.window.may ?? []).includes(head.seat);
    this.#opened = this.asked || this.maySend || (this.live && !isShut(head.window));
    this.#orders = head.draft;
    this.completed = new Promise((complete) => {
      this.#complete = complete;
    });
  }

  /** Begins to work with the turn file and the ruleset's own code. */
  complete(whole: Whole, drafted: readonly AnyOrder[]): void {
    this.#orders = drafted;
    this.#whole = { ...whole, known: { setting: whole.file.setting, view: whole.file.view } };
    this.#complete();
  }

  /** A game in practice: no rulers to write to, and no master to ask. */
  playAlone(): void {
    this.#alone = true;
  }

  /** The turn is over: what was drafted is only to look at. */
  close(): void {
    this.#closed = true;
  }

  /** A file from a disk that is not of the newest turn is only to read; null says that it is of the newest. */
  outdate(outdated: Outdated | null): void {
    this.#outdated = outdated;
  }

  get outdated(): Outdated | null {
    return this.#outdated;
  }

  /** Where one group orders after another: what the rules call the window that is open. Null for others. */
  get phase(): string | null {
    const { window } = this.head;
    return window.kind === 'window' && window.may !== undefined && !isShut(window) ? window.label : null;
  }

  /** Orders may be drafted: the window is open, and waits for this seat or lets it send; in live play also before its move. */
  get open(): boolean {
    return this.#opened && !this.#closed && this.#outdated === null;
  }

  get isComplete(): boolean {
    return this.#whole !== null;
  }

  get file(): TurnFile {
    return this.#there.file;
  }

  get ruleset(): AnyDeskRuleset {
    return this.#there.ruleset;
  }

  get known(): AnyKnown {
    return this.#there.known;
  }

  get #there(): Whole & { readonly known: AnyKnown } {
    if (this.#whole === null) throw new Error(`turn ${this.head.turn} of ${this.head.campaign.id} is not complete yet`);
    return this.#whole;
  }

  /** What the server has made; null as soon as it can be made here. */
  get #shown(): FirstSight | null {
    return this.#whole === null ? (this.#first?.shown ?? null) : null;
  }

  /** The draft, in the order of the list. */
  get orders(): readonly AnyOrder[] {
    return this.#orders;
  }

  readonly seatName: string = $derived.by(() => {
    const { seat } = this.head;
    if (this.#shown) return this.#shown.seatName;
    return this.ruleset.seats(this.file.setting).find((each) => each.seat === seat)?.name ?? seat;
  });
  readonly turnName: string = $derived.by(() => this.#shown?.turnName ?? this.ruleset.text.turn(this.known));
  readonly rooms: FirstSight['rooms'] = $derived.by(() =>
    (this.#shown?.rooms ?? this.ruleset.desk.rooms).map(({ id, title }) => ({ id, title: words.desk.room(id, title) })),
  );
  /** As the setting has it. */
  readonly firstWorld: World = $derived.by(() =>
    this.#whole === null && this.#first ? this.#first.world : this.ruleset.world(this.file.setting),
  );
  /** With the names and borders that it has now. */
  readonly world: World = $derived.by(() => worldAt(this.firstWorld, this.picture));

  readonly reading: SheetReading<RulesetTypes> = $derived.by(() =>
    this.#there.works.checkSheet(this.ruleset, this.known, this.#orders),
  );
  /** How many lines of the draft there is something to say about. */
  readonly remarks: number = $derived.by(() =>
    this.#whole === null ? 0 : this.reading.lines.filter(({ findings }) => findings.length > 0).length,
  );
  /** The sections between which orders may choose; none where a sheet is one list. */
  readonly sections = $derived.by(() => (this.#whole === null ? [] : sectionsToChoose(this.ruleset)));
  #section = $state.raw<string | null>(null);
  /** The section into which the next order goes. */
  readonly section = $derived.by(() => sectionInHand(this.sections, this.#orders, this.#section));
  chooseSection(id: string): void {
    this.#section = id;
  }
  readonly tree: ChoiceTree = $derived.by(() =>
    this.open ? treeInHand(this.#canBeDone(this.#orders), this.section) : {},
  );
  /** The orders that could be given if nothing were drafted yet: those for which an order sheet has tables. */
  verbsOnSheet(): readonly string[] {
    return Object.keys(this.#canBeDone([]));
  }
  /** What may be ordered; of what acts when it is sent in, nothing where there is nobody to send it to. */
  #canBeDone(drafted: readonly AnyOrder[]): ChoiceTree {
    const tree = this.#there.works.choiceTree(this.ruleset, this.known, drafted);
    if (!this.#alone) return tree;
    const { orders } = this.ruleset;
    return changedWhenRead(tree, (choice, verb) =>
      orderKindOf(orders, verb)?.onArrival === undefined ? choice : null,
    );
  }
  /** What may be ordered inside another order. */
  readonly inner = $derived.by(() => innerChoices(this.ruleset, this.tree));
  /** There is something to be ordered, by the realm or by a unit. */
  readonly offersAny: boolean = $derived.by(() => Object.keys(this.tree).length > 0);
  readonly figures = $derived.by(() => this.ruleset.figures.map((figure) => figure.of(this.known, this.#orders)));
  /** A figure that warns. */
  readonly warning: FirstSight['warning'] = $derived.by(() =>
    this.#shown ? this.#shown.warning : (this.figures.find(({ warn }) => warn !== undefined) ?? null),
  );
  /** What these orders leave undone. Reckoned when somebody asks. */
  leftUndone(): readonly ReportLine[] {
    return this.#whole === null ? [] : (this.ruleset.leftUndone?.(this.known, this.#orders) ?? []);
  }

  /** Columns and kinds of the list of units. */
  readonly unitTable: Pick<FirstSight['units'], 'columns' | 'kinds'> = $derived.by(
    () =>
      this.#shown?.units ?? {
        ...this.ruleset.units,
        columns: columnsIn(this.ruleset.units.columns, this.known.setting),
      },
  );
  readonly units = $derived.by(() => this.#shown?.units.rows ?? this.ruleset.units.rows(this.known, this.#orders));
  readonly #names = $derived.by(() => new Map(this.units.map(({ unit, label }) => [unit, label ?? unit])));
  /** The units that the draft speaks of. */
  readonly ordered: ReadonlySet<string> = $derived.by(
    () => new Set(this.#shown?.ordered ?? orderedIn(this.ruleset, this.#orders)),
  );
  readonly mainPlans = $derived.by(() => this.ruleset.units.mainPlans?.(this.known, this.#orders) ?? null);
  readonly timeline: Timeline = $derived.by(() =>
    this.#whole === null ? NO_TIMELINE : (this.ruleset.units.timeline?.(this.known, this.#orders) ?? NO_TIMELINE),
  );
  /** The map as things stand; of a turn that is not complete only whose the lands are. */
  readonly picture = $derived.by(() => this.#shown?.owners ?? this.ruleset.places.picture(this.known, this.#orders));
  readonly canUndo: boolean = $derived.by(() => this.open && this.#past.length > 0);
  readonly canRedo: boolean = $derived.by(() => this.open && this.#future.length > 0);

  /** The draft as order text, one line an order, with the headings of all sections. */
  get text(): string {
    return this.#there.works.writeWholeSheet(this.ruleset, this.known, this.#orders).join('\n');
  }

  /** What people call an own unit. */
  called(unit: string): string {
    return this.#names.get(unit) ?? unit;
  }

  lineOf(order: AnyOrder): string {
    return this.#there.works.writeLine(this.ruleset.orders, this.known, order);
  }

  /** The verbs of what the units in hand together may be ordered. */
  offersFor(hand: readonly string[]): readonly string[] {
    const [unit, ...others] = hand;
    if (!this.open || unit === undefined) return [];
    if (this.#shown) return others.length > 0 ? [] : (this.#shown.offers[unit] ?? []);
    const kinds = orderKindsOf(this.ruleset.orders, 'ruler');
    return kinds.filter((kind) => begunInHand(kind, this.tree, hand) !== null).map(({ verb }) => verb);
  }

  /** What forms call an order, and what it is for. */
  aboutOrder(verb: string): { readonly title: string; readonly help: string } {
    const about = this.#shown ? this.#shown.orders[verb] : orderKindOf(this.ruleset.orders, verb);
    return about ?? { title: verb, help: '' };
  }

  /** A section that was chosen is left again when it holds what usually stands in it. */
  add(order: AnyOrder): void {
    this.replace([...this.#orders, order]);
    if (this.sections.some(({ id, usual }) => id === order.section && usual !== undefined)) this.#section = null;
  }

  /** What each section leaves if all of it succeeds, by its id; empty where the rules do not say. */
  readonly sectionsLeave = $derived.by(() =>
    this.#whole === null ? {} : (this.ruleset.sectionsLeave?.(this.known, this.#orders) ?? {}),
  );

  /** What sections are called whose orders do not wait for the window of the seat. */
  get atAnyTime(): readonly string[] {
    return sectionsOf(this.ruleset.orders)
      .filter(({ when }) => when === 'any')
      .map(({ title }) => title);
  }

  /** The orders of two sections change places. */
  swap(one: string, other: string): void {
    this.replace(swapped(this.#orders, one, other));
  }

  remove(index: number): void {
    this.replace(this.#orders.filter((_, at) => at !== index));
  }

  /** The list with an order a place further up or down; null where it cannot go. */
  moved(at: number, step: -1 | 1): readonly AnyOrder[] | null {
    return movedBy(this.ruleset, this.#orders, at, step);
  }

  /** Moves an order: units of one step act in the order of the list, and some orders may stand in several sections. */
  move(at: number, step: -1 | 1): void {
    const moved = this.moved(at, step);
    if (moved !== null) this.replace(moved);
  }

  /** What is only to look at stays as it is. */
  replace(orders: readonly AnyOrder[]): void {
    if (!this.open) return;
    this.#past = [...this.#past.slice(1 - MOST_STEPS), this.#orders];
    this.#future = [];
    this.#orders = inSections(this.ruleset.orders, orders, (order) => order);
  }

  /** Orders that were done when they were sent in leave the draft for good: no step back brings them again. */
  carriedOut(left: readonly AnyOrder[]): void {
    this.#past = [];
    this.#future = [];
    this.#orders = left;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.#orders, ...this.#future];
    this.#orders = before;
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (next === undefined) return;
    this.#past = [...this.#past, this.#orders];
    this.#future = rest;
    this.#orders = next;
  }

  /** How a text would be read; nothing changes. */
  read(text: string): SheetReading<RulesetTypes> {
    return this.#there.works.readSheetText(this.ruleset, this.known, text);
  }

  /** The draft as it is sent in: it holds every section, also the empty ones. */
  get sheet(): readonly AnyOrder[] {
    return wholeSheetJson(this.ruleset, this.#orders) as readonly AnyOrder[];
  }

  /** The draft as a file that any server or command line takes. */
  orderFile(): OrderFile {
    const { ruleset, campaign, seat, turn } = this.file;
    return { format: 'chancery-orders-1', ruleset, campaign: campaign.id, seat, turn: turn + 1, orders: this.sheet };
  }
}

const MOST_STEPS = 200;

const NO_TIMELINE: Timeline = { parts: [], tracks: [] };
