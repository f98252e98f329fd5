import type { AreaDress, MapPicture, PowerDress, WorldArea } from '@chancery/core';
import { overlap } from './box.ts';
import { BARE, GROUND_SHARE, mixed, PLAIN, type Tone, toneOf } from './palette.ts';
import type { PreparedBarrier, PreparedBorder, PreparedRoute, PreparedWorld } from './prepared-world.ts';
import type { Sheet } from './sheet.ts';

/** A power with the colours it has on this sheet: the pale ground of its land, the fuller wash along its borders, and its ink. */
export interface Livery {
  readonly power: PowerDress;
  readonly tone: Tone;
  readonly ground: string;
  readonly wash: string;
  readonly edge: string;
}

/** World, picture and sheet put together: what every layer is drawn from. */
export interface Scene {
  readonly sheet: Sheet;
  readonly prepared: PreparedWorld;
  readonly picture: MapPicture;
  /** The areas that touch the view, lands and seas, in the world's order. */
  readonly shown: readonly WorldArea[];
  /** The borders of the areas shown, as far as these touch. */
  readonly borders: readonly PreparedBorder[];
  /** The borders between areas that do not touch. */
  readonly ties: readonly PreparedBorder[];
  readonly barriers: readonly PreparedBarrier[];
  readonly routes: readonly PreparedRoute[];
  readonly dressOf: ReadonlyMap<number, AreaDress>;
  readonly liveries: ReadonlyMap<string, Livery>;
}

export const sceneOf = (prepared: PreparedWorld, picture: MapPicture, sheet: Sheet): Scene => {
  const shown = prepared.world.areas.filter((area) => {
    const box = prepared.boxes.get(area.number);
    return box !== undefined && overlap(box, sheet.view);
  });
  const numbers = new Set(shown.map(({ number }) => number));
  const isShown = ({ a, b }: { readonly a: number; readonly b: number }): boolean => numbers.has(a) || numbers.has(b);
  const borders = prepared.borders.filter(({ border }) => isShown(border));
  return {
    sheet,
    prepared,
    picture,
    shown,
    borders: borders.filter(({ border }) => !border.tied),
    ties: borders.filter(({ border }) => border.tied),
    barriers: prepared.barriers.filter(({ barrier }) => isShown(barrier)),
    routes: prepared.routes.filter(({ route }) => isShown(route)),
    dressOf: new Map(picture.areas.map((dress) => [dress.area, dress])),
    liveries: new Map(picture.powers.map((power) => [power.code, liveryOf(power, sheet)])),
  };
};

const liveryOf = (power: PowerDress, { dark, size, ink }: Sheet): Livery => {
  const tone = power.ground ? BARE[power.ground] : power.plain ? PLAIN : toneOf(power.tone);
  const wash = dark ? tone.darkWash : tone.wash;
  const share = (power.plain || power.ground) && size !== 'print' ? 100 : GROUND_SHARE[size];
  return { power, tone, wash, ground: mixed(wash, ink.nobody, share), edge: dark ? tone.darkEdge : tone.edge };
};

/** The owner of an area, if the picture says one; nobody owns a sea. */
export const ownerOf = (scene: Scene, area: number): string | undefined => scene.dressOf.get(area)?.owner;

/** Whose home an area was at the beginning, where the picture tells that, and else its owner. */
export const homeOf = (scene: Scene, area: number): string | undefined => {
  const dress = scene.dressOf.get(area);
  return dress?.home ?? dress?.owner;
};
