/** A turn by its number; in live play, where every post is one, by what the rules call it. */
export type TurnName = number | string;
