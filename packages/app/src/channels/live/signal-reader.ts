import { type PlacedSignal, placeSignals, signalsBehind } from '@chancery/store';
import type { App } from '../../ground/app.ts';

/** Hears every signal once, in their order. */
export type Listener = (signals: readonly PlacedSignal[]) => void;

/**
 * Reads what is signalled, by this process or any other, for all who listen in this one: as long as there are some, one look
 * at the database each pause, however many they are.
 */
export class SignalReader {
  readonly #app: Pick<App, 'store' | 'log'>;
  readonly #pause: number;
  readonly #listeners = new Set<Listener>();
  #place = 0;
  #before: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  constructor(app: Pick<App, 'store' | 'log'>, pause: number) {
    this.#app = app;
    this.#pause = pause;
  }

  /** Listens from now on, and says behind which place. */
  listen(listener: Listener): Promise<number> {
    return this.#inTurn(async () => {
      if (this.#listeners.size === 0) this.#place = await placeSignals(this.#app.store.db);
      else await this.#tell();
      this.#listeners.add(listener);
      this.#timer ??= setInterval(() => this.#look(), this.#pause).unref();
      return this.#place;
    });
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size > 0 || this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  #look(): void {
    this.#inTurn(() => this.#tell()).catch((error: unknown) => this.#failed(error));
  }

  /** One after another, or two would tell the same. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#before.then(work);
    this.#before = done.catch(() => undefined);
    return done;
  }

  async #tell(): Promise<void> {
    if (this.#listeners.size === 0) return;
    const { db } = this.#app.store;
    const last = await placeSignals(db);
    while (this.#place < last) {
      const signals = await signalsBehind(db, this.#place, AT_ONCE);
      this.#place = signals.at(-1)?.place ?? last;
      if (signals.length > 0) for (const listener of this.#listeners) listener(signals);
    }
  }

  /** They wait in the database for the next look. */
  #failed(error: unknown): void {
    this.#app.log.warn('signals cannot be read', { message: error instanceof Error ? error.message : '' });
  }
}

const AT_ONCE = 500;
