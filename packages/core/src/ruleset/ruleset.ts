import type { DeadlineRule } from '../clock/deadline.ts';
import type { Dice } from '../dice/dice.ts';
import type { Draft } from '../event/event.ts';
import type { Shield } from '../heraldry/shield.ts';
import type { RulesetId, SeatId } from '../ids.ts';
import type { JsonSchema } from '../json.ts';
import type { World } from '../map/world.ts';
import type { BattlePlan } from '../odds/battle-plan.ts';
import type { OddsReport } from '../odds/odds-report.ts';
import type { OrderCatalogue } from '../order/catalogue.ts';
import type { Sheet } from '../order/sheet.ts';
import type { Result } from '../result.ts';
import type { ReportLine } from '../text/line.ts';
import type { Known, Position, RulesetTypes } from '../types/ruleset-types.ts';
import type { Hearing } from '../visibility/telling.ts';
import type { Viewer } from '../visibility/viewer.ts';
import type { CaseVocabulary } from '../vocabulary/vocabulary.ts';
import type { CorrespondenceSpec } from './correspondence.ts';
import type { DeskSpec } from './desk.ts';
import type { OwnScenarios } from './own-scenarios.ts';
import type { Phase, Turn } from './phase.ts';
import type { ReferenceSheet } from './reference.ts';
import type { Question } from './ruling.ts';
import type { SeatingSpec } from './seating.ts';
import type { FigureSpec, PlaceSpec, PowerTableSpec, ReportSpec, Standing, UnitTableSpec } from './specs.ts';
import type { OwnTableSpec } from './table.ts';
import type { RulesetText } from './text.ts';
import type { TutorialSpec } from './tutorial.ts';
import type { NextWindow, Outcome, Window } from './window.ts';

/** A rule system. One folder fills this in; nothing outside that folder names it. */
export interface Ruleset<T extends RulesetTypes> {
  readonly id: RulesetId;
  /** Counts up with every change of the stored state; `migrate` brings older states here. */
  readonly version: number;
  readonly title: string;
  /** The prefix of its rule numbers, such as `MD`. */
  readonly prefix: string;

  /** Built-in scenarios. */
  readonly scenarios: readonly ScenarioInfo[];
  /** The raw data of a built-in scenario, to be checked like anybody's. Loaded when asked for; unknown ids reject. */
  scenarioData(id: string): Promise<unknown>;
  /** Reads and checks scenario data, a user's own included; lists every fault. */
  readScenario(data: unknown): Result<T['scenario'], readonly string[]>;
  /** What people need who write scenarios of their own; a ruleset without it is played on its built-in ones only. */
  readonly ownScenarios?: OwnScenarios;
  /** What the game master may set when a campaign begins. */
  readonly options: JsonSchema;
  /** Reads options over the scenario's own; lists every fault. */
  readOptions(scenario: T['scenario'], given: unknown): Result<T['options'], readonly string[]>;

  /** The first position of a campaign. */
  setup(scenario: T['scenario'], options: T['options'], dice: Dice): Position<T>;
  /** The seats of a campaign, in order. */
  seats(setting: T['setting']): readonly SeatInfo[];
  /** The map on which the campaign is played. */
  world(setting: T['setting']): World;
  /** When its rulebook has turns fall due, unless a master says otherwise; without it they have to say. */
  readonly usualDeadline?: DeadlineRule;
  /** Whom the game waits for now, or how it ended. */
  window(position: Position<T>): Window | Outcome;
  /**
   * When the game next waits for a seat that the open window only lets send; null when nobody can say. Everybody may know. A ruleset
   * whose windows ask all seats leaves it out.
   */
  asksWhen?(position: Position<T>, seat: SeatId): NextWindow | null;

  /** Orders: one definition, four faces. */
  readonly orders: OrderCatalogue<T>;
  /** What the master is asked before this turn is resolved. */
  questions(position: Position<T>, sheets: { readonly [seat: SeatId]: Sheet<T['order']> }): readonly Question[];

  /** Opens the memory of a turn. Called once, before the first phase. */
  begin(position: Position<T>, sheets: { readonly [seat: SeatId]: Sheet<T['order']> }): T['memory'];
  /** The turn, in order. Phases stand where the rulebook has them. */
  readonly phases: readonly Phase<T>[];
  /**
   * Carries out an act of the master that corrects the position (`OrderKind.edits`), after the last phase. Its events tell whom
   * it concerns. A ruleset without such acts leaves it out.
   */
  edit?(turn: Turn<T>, act: T['order']): void;
  /** Carries one event out on the draft. Dumb: no rule, no dice. */
  apply(draft: Draft<T['state']>, event: T['event'], setting: T['setting']): void;
  /** Who hears of an event, and in which words; asked with the position just before the event is applied. */
  tell(event: T['event'], position: Position<T>): readonly Hearing<T['told']>[];
  /**
   * Who hears of it once it is applied. A seat that hears something at both moments is told what it hears after. A ruleset
   * in which nothing is learned of by what follows leaves it out.
   */
  tellAfter?(event: T['event'], position: Position<T>): readonly Hearing<T['told']>[];

  /**
   * What opens of an event to everybody as soon as the campaign is over, beside what was told of it then: a battle with all its
   * dice. Null for what needs no telling. A ruleset that hides nothing of its events leaves it out.
   */
  afterwards?(event: T['event']): T['told'] | null;
  /**
   * The labels whose dice everybody may know and roll again as soon as a turn is out: `all`, or their names without places.
   * Dice of all other labels stay closed until the campaign is over. Without it none are public.
   */
  readonly publicDice?: 'all' | readonly string[];

  /** What a viewer sees, built up from nothing. The only thing that leaves the server. */
  view(position: Position<T>, viewer: Viewer): T['view'];
  readonly figures: readonly FigureSpec<T>[];
  /**
   * What each drafted order should cost, in the order of the list and written as the figures are; below zero it brings
   * something in. Null for what moves nothing. A ruleset whose orders cost nothing leaves it out.
   */
  prices?(known: Known<T>, drafted: readonly T['order'][]): readonly (string | null)[];
  /**
   * What a seat leaves undone that sends these orders in and is done with them: units without orders, money that nobody
   * spends, offers without an answer. Said before orders are sent in and in their receipt; nothing is refused for it.
   */
  leftUndone?(known: Known<T>, drafted: readonly T['order'][]): readonly ReportLine[];
  /**
   * What there is when a section of the draft is done and all of it has succeeded, with those before it, by the id of the section:
   * `38 gold, 12 of 19 points of troops`. Shown under each section of the sheet.
   */
  sectionsLeave?(known: Known<T>, drafted: readonly T['order'][]): { readonly [section: string]: string };
  readonly units: UnitTableSpec<T>;
  /** The relations of a seat; a ruleset in which powers have none leaves it out. */
  readonly powers?: PowerTableSpec<T>;
  /** What a seat has or deals with, kind by kind, with the orders that fit beside each thing. */
  readonly own?: readonly OwnTableSpec<T>[];
  readonly places: PlaceSpec<T>;
  readonly report: ReportSpec<T>;
  readonly desk: DeskSpec<T>;
  readonly text: RulesetText<T>;
  /** The rules in brief, to be printed. */
  readonly reference?: readonly ReferenceSheet<T>[];

  /** A first game with a guide; loaded when somebody takes it. */
  tutorial(): Promise<TutorialSpec<T>>;

  /** Plays a seat from what it knows. */
  bot(known: Known<T>, dice: Dice): readonly T['order'][];
  /**
   * What a caretaker orders for a seat whose ruler is silent, away or gone, where the rulebook wants no more than that it is
   * defended. Without it a caretaker plays as the bot does.
   */
  standIn?(known: Known<T>, dice: Dice): readonly T['order'][];
  standings(position: Position<T>): readonly Standing[];
  /**
   * The odds of a battle, from the code that fights the ruleset's own battles. The request comes from outside and is
   * checked here: `OddsRequest` from the command line, or what the ruleset documents besides. Lists every fault. With a
   * setting its own troops fight, else the built-in ones.
   */
  odds?(request: unknown, setting?: T['setting']): Result<OddsReport, readonly string[]>;
  /** Who would meet in a place by what is known and planned, to be asked of `odds`; null where nobody can fight. */
  battleIn?(known: Known<T>, drafted: readonly T['order'][], area: number): BattlePlan | null;
  /** What it has to do with letters and press; a ruleset whose orders and events carry no words leaves it out. */
  readonly correspondence?: CorrespondenceSpec<T>;
  /** What it has to do with who holds which seat; left out where seats without a ruler are all the same to the rules. */
  readonly seating?: SeatingSpec<T>;
  /** The words in which rule cases state positions, events and refusals of this ruleset. */
  readonly cases?: CaseVocabulary<T>;
  /** Brings a state of an older version up to this one. */
  migrate?(state: unknown, from: number): T['state'];
}

export interface ScenarioInfo {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly seats: number;
  /**
   * How many minutes a turn takes a ruler, or a move where they move one after another: to read, to write letters, to order.
   * For whoever wants to know how much of a week a game takes.
   */
  readonly minutes: { readonly least: number; readonly most: number };
}

export interface SeatInfo {
  readonly seat: SeatId;
  readonly name: string;
  /** As an English sentence names it, where that is more than its name: `the Kingdom of England`. */
  readonly inSentence?: string;
  readonly description: string;
  /** The arms of the power that is played from it. */
  readonly shield?: Shield;
}
