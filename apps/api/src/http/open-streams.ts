/** How many streams may be open in this process at the same time. */
export interface StreamLimits {
  /** Of one user. */
  readonly user: number;
  /** Of one address without a user. */
  readonly address: number;
  /** Of all addresses without a user together, so that strangers leave room for players. */
  readonly strangers: number;
  readonly all: number;
}

export const STREAM_LIMITS: StreamLimits = { user: 12, address: 4, strangers: 500, all: 3000 };

/** Counts the streams that are open. */
export class OpenStreams {
  readonly #limits: StreamLimits;
  readonly #open = new Map<string, number>();
  #strangers = 0;
  #all = 0;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** Lets one in, and gives what is to be called when it is over; or says which limit is reached. */
  enter(who: string, isUser: boolean): { readonly leave: () => void } | { readonly limit: number } {
    const { user, address, strangers, all } = this.#limits;
    const limit = isUser ? user : address;
    const open = this.#open.get(who) ?? 0;
    if (open >= limit) return { limit };
    if (this.#all >= all) return { limit: all };
    if (!isUser && this.#strangers >= strangers) return { limit: strangers };
    this.#count(who, isUser, 1);
    let left = false;
    return {
      leave: () => {
        if (left) return;
        left = true;
        this.#count(who, isUser, -1);
      },
    };
  }

  #count(who: string, isUser: boolean, change: 1 | -1): void {
    this.#all += change;
    if (!isUser) this.#strangers += change;
    const open = (this.#open.get(who) ?? 0) + change;
    if (open === 0) this.#open.delete(who);
    else this.#open.set(who, open);
  }
}
