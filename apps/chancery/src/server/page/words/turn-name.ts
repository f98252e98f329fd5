/** A turn by its number; in live play, where every post is a turn, by its name in the rules. */
export type TurnName = number | string;
