/**
 * Ring: a small live game for tests. It opens with a window for all, in which every post is resolved as it comes; then the
 * seats post one after another, round after round, as often as they like until they say END or their time is over. The
 * master may GRANT somebody a grain, which everybody hears.
 */
export interface Ring {
  readonly scenario: { readonly seats: readonly string[] };
  readonly options: { readonly rounds: number };
  readonly setting: { readonly seats: readonly string[]; readonly rounds: number };
  readonly state: RingState;
  readonly order: RingOrder;
  readonly event: RingEvent;
  readonly told: RingEvent;
  readonly view: RingView;
  readonly refusal: { readonly code: 'no-grain' };
  readonly memory: null;
}

export interface RingState {
  /** 0 is the opening. */
  readonly round: number;
  /** In a round: whose move it is. */
  readonly at: number;
  /** In the opening: who has ended. */
  readonly ended: readonly string[];
  readonly grain: { readonly [seat: string]: number };
}

export type RingView = RingState & { readonly seat: string | null };

type Bare<Verb> = { readonly verb: Verb; readonly args: { readonly [name: string]: never } };

export type RingOrder =
  | Bare<'SOW'>
  | Bare<'ROLL'>
  | Bare<'END'>
  | { readonly verb: 'GIVE'; readonly args: { readonly seat: string } }
  | { readonly verb: 'GRANT'; readonly args: { readonly seat: string } };

export type RingEvent = { readonly rule: string } & (
  | { readonly kind: 'sown'; readonly seat: string }
  | { readonly kind: 'rolled'; readonly seat: string; readonly roll: number }
  | { readonly kind: 'given'; readonly from: string; readonly to: string }
  | { readonly kind: 'granted'; readonly seat: string }
  | { readonly kind: 'ended'; readonly seat: string; readonly late: boolean }
);
