import type { Event } from './events.ts';

/** What somebody hears: events as they are, for the board is public and what is private goes to those whom it concerns. */
export type Told = Event;
export type ToldOf<Kind extends Told['kind']> = Extract<Told, { readonly kind: Kind }>;
