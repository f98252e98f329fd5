import { distance, type Spot } from './plane.ts';

/** A crowded part of a world, enlarged about its middle; it grows smaller towards the rim, and far off nothing is moved. */
export interface PlaneLens {
  readonly middle: Spot;
  /** In world units: there about half of the enlargement is left. */
  readonly radius: number;
  /** How much is added in the middle, as a share: 0.7 makes it 1.7 times as large. Below 2, or the plane would fold. */
  readonly more: number;
}

/** How far from the middle something comes to lie that was so far. */
const moved = ({ radius, more }: PlaneLens, far: number): number => far * (1 + more * Math.exp(-((far / radius) ** 2)));

export const throughLens = (lens: PlaneLens, spot: Spot): Spot => {
  const far = distance(lens.middle, spot);
  return far === 0 ? spot : along(lens.middle, spot, moved(lens, far) / far);
};

const HALVINGS = 30;

/** Beyond so many radii the lens moves nothing by as much as a hundredth of a unit. */
const RIM = 3.5;

/** Where a spot was before the lens. */
export const beforeLens = (lens: PlaneLens, spot: Spot): Spot => {
  const far = distance(lens.middle, spot);
  if (far === 0 || far > RIM * lens.radius) return spot;
  let [low, high] = [0, far];
  for (let step = 0; step < HALVINGS; step += 1) {
    const half = (low + high) / 2;
    if (moved(lens, half) < far) low = half;
    else high = half;
  }
  return along(lens.middle, spot, low / far);
};

const along = ([x, y]: Spot, [toX, toY]: Spot, part: number): Spot => [x + (toX - x) * part, y + (toY - y) * part];
