import {
  type AnyDeskRuleset,
  type AnyKnown,
  type AnyOrder,
  type ChoiceTree,
  checkSheet,
  choiceTree,
  type OrderFile,
  type RulesetTypes,
  readSheetText,
  type SheetReading,
  type TurnFile,
  writeLine,
} from '@chancery/core';

/**
 * What one ruler has before him: a turn file, and the orders that he drafts for it. Everything that the rooms show follows
 * from the two by the ruleset's own code, so that it is the same here as on the server.
 */
export class DeskSession {
  readonly file: TurnFile;
  readonly ruleset: AnyDeskRuleset;
  readonly known: AnyKnown;
  /** Orders may be drafted: the window is open, and waits for this seat. */
  readonly open: boolean;

  #orders = $state.raw<readonly AnyOrder[]>([]);
  #past = $state.raw<readonly (readonly AnyOrder[])[]>([]);
  #future = $state.raw<readonly (readonly AnyOrder[])[]>([]);

  constructor(file: TurnFile, ruleset: AnyDeskRuleset, drafted: readonly AnyOrder[] = file.draft) {
    this.file = file;
    this.ruleset = ruleset;
    this.known = { setting: file.setting, view: file.view };
    this.open = file.window.kind === 'window' && file.window.seats.includes(file.seat);
    this.#orders = drafted;
  }

  /** The draft, in the order of the list. */
  get orders(): readonly AnyOrder[] {
    return this.#orders;
  }

  readonly reading: SheetReading<RulesetTypes> = $derived.by(() => checkSheet(this.ruleset, this.known, this.#orders));
  readonly tree: ChoiceTree = $derived.by(() => (this.open ? choiceTree(this.ruleset, this.known, this.#orders) : {}));
  readonly figures = $derived.by(() => this.ruleset.figures.map((figure) => figure.of(this.known, this.#orders)));
  readonly units = $derived.by(() => this.ruleset.units.rows(this.known, this.#orders));
  readonly mainPlans = $derived.by(() => this.ruleset.units.mainPlans?.(this.known, this.#orders) ?? null);
  readonly picture = $derived.by(() => this.ruleset.places.picture(this.known, this.#orders));
  readonly canUndo: boolean = $derived(this.#past.length > 0);
  readonly canRedo: boolean = $derived(this.#future.length > 0);

  /** The draft as order text, one line an order. */
  get text(): string {
    return this.#orders.map((order) => writeLine(this.ruleset.orders, this.known, order)).join('\n');
  }

  add(order: AnyOrder): void {
    this.replace([...this.#orders, order]);
  }

  remove(index: number): void {
    this.replace(this.#orders.filter((_, at) => at !== index));
  }

  /** Moves an order to another place of the list: units of one step act in the order of the list. */
  move(from: number, to: number): void {
    const order = this.#orders[from];
    if (order === undefined || to < 0 || to >= this.#orders.length) return;
    this.replace(this.#orders.toSpliced(from, 1).toSpliced(to, 0, order));
  }

  replace(orders: readonly AnyOrder[]): void {
    this.#past = [...this.#past.slice(1 - MOST_STEPS), this.#orders];
    this.#future = [];
    this.#orders = orders;
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
    return readSheetText(this.ruleset, this.known, text);
  }

  /** The draft as a file that any server or command line takes. */
  orderFile(): OrderFile {
    const { ruleset, campaign, seat, turn } = this.file;
    return { format: 'chancery-orders-1', ruleset, campaign: campaign.id, seat, turn: turn + 1, orders: this.#orders };
  }
}

const MOST_STEPS = 200;
