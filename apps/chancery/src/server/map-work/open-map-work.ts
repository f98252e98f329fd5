import { Worker } from 'node:worker_threads';
import type { MailOffice } from '@chancery/app';
import type { MapPicture, World } from '@chancery/core';

/** In milliseconds: a thread that has drawn nothing for so long ends, and gives its memory back. */
const IDLE = 30_000;

/** A map that the thread draws. The same number is the same world, so that what all its maps share is reckoned once. */
export interface MapTask {
  readonly id: number;
  readonly worldNumber: number;
  readonly world: World;
  readonly picture: MapPicture;
}

/** What the thread answers: the picture, or what went wrong. */
export type MapAnswer =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly fault: string };

interface Waiting {
  readonly done: (png: Uint8Array) => void;
  readonly failed: (error: Error) => void;
}

/**
 * Draws the maps of mails in a thread of their own: each takes half a second, and a turn of a large game sends one to every
 * ruler, while whoever asks the server for something has their answer.
 */
export const openMapWork = (): MailOffice['drawPng'] => {
  const waiting = new Map<number, Waiting>();
  const numbers = new WeakMap<World, number>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let tasks = 0;
  let worlds = 0;

  const broken = (from: Worker, error: Error): void => {
    if (thread !== from) return;
    thread = undefined;
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  };
  const rest = (): void => {
    const resting = thread;
    thread = undefined;
    void resting?.terminate();
  };
  const answered = (answer: MapAnswer): void => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('png' in answer) asked?.done(answer.png);
    else asked?.failed(new Error(answer.fault));
    if (waiting.size === 0) idle = setTimeout(rest, IDLE).unref();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./map-thread.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    started.unref();
    started.on('message', answered);
    started.once('error', (error) => broken(started, error as Error));
    started.once('exit', (code) => broken(started, new Error(`the thread that draws maps ended with ${code}`)));
    return started;
  };
  const numberOf = (world: World): number => {
    const known = numbers.get(world);
    if (known !== undefined) return known;
    worlds += 1;
    numbers.set(world, worlds);
    return worlds;
  };

  return (world, picture) =>
    new Promise((done, failed) => {
      clearTimeout(idle);
      tasks += 1;
      waiting.set(tasks, { done, failed });
      thread ??= start();
      const task: MapTask = { id: tasks, worldNumber: numberOf(world), world, picture };
      thread.postMessage(task);
    });
};
