import { drawCartouche, drawFrame, type Field, TITLE_HEIGHT } from './frame.ts';
import { legendOf } from './legend.ts';
import type { Scene } from './scene.ts';
import { element, num } from './svg-text.ts';

interface Paper {
  readonly width: number;
  readonly height: number;
}

/** The sheet of paper in pixels of the design, the map's field on it, and what is drawn around the map. */
export interface Page extends Paper {
  readonly map: Field;
  readonly around: string;
}

export const pageOf = (scene: Scene): Page => {
  if (!scene.sheet.framed) return bare(scene);
  return scene.sheet.size === 'print' ? printed(scene) : framed(scene);
};

/** The map alone, for thumbs and for clients with a title and legend of their own. */
const bare = ({ sheet: { width, height } }: Scene): Page => ({
  width,
  height,
  map: { x: 0, y: 0, width, height },
  around: '',
});

const MARGIN = 40;
const UNDER_FRAME = 26;

/** Title above, legend below. */
const framed = (scene: Scene): Page => {
  const { sheet } = scene;
  const legend = legendOf(scene, sheet.width);
  const map = { x: MARGIN, y: TITLE_HEIGHT, width: sheet.width, height: sheet.height };
  const foot = map.y + map.height + UNDER_FRAME;
  const width = map.width + 2 * MARGIN;
  const height = Math.ceil(foot + legend.height + MARGIN / 2);
  const below = legend.draw({ ...map, y: foot, height: legend.height });
  return { width, height, map, around: surround(scene, { width, height }, map, map) + below };
};

/** Sheets across, with as many pixels of the design as make small writing come out at 4.5 points. */
export const PAPER = {
  A3: { width: 1906, height: 1348, across: '420mm', down: '297mm' },
  A4: { width: 1348, height: 953, across: '297mm', down: '210mm' },
} as const;
const LEGEND_WIDTH = 236;

const paperOf = ({ paper, finer }: Scene['sheet']): Paper => ({
  width: PAPER[paper].width * finer,
  height: PAPER[paper].height * finer,
});

/** Title above, legend in a column at the right, all in the middle of the paper. */
const printed = (scene: Scene): Page => {
  const { sheet } = scene;
  const { width, height } = paperOf(sheet);
  const legend = legendOf(scene, LEGEND_WIDTH, height - TITLE_HEIGHT - MARGIN);
  const used = sheet.width + UNDER_FRAME + LEGEND_WIDTH;
  const left = (width - used) / 2;
  const top = TITLE_HEIGHT + Math.max(0, (height - TITLE_HEIGHT - sheet.height - MARGIN) / 2);
  const map = { x: left, y: top, width: sheet.width, height: sheet.height };
  const beside = {
    x: left + map.width + UNDER_FRAME,
    y: Math.min(top, height - MARGIN - legend.height),
    width: LEGEND_WIDTH,
    height: legend.height,
  };
  const title = { ...map, width: used };
  return { width, height, map, around: surround(scene, { width, height }, map, title) + legend.draw(beside) };
};

/** Paper, frame and title. The paper is laid over what reaches beyond the map: resvg stumbles over clipped nested drawings. */
const surround = ({ sheet, picture }: Scene, { width, height }: Paper, map: Field, title: Field): string => {
  const hole = `M${num(map.x)} ${num(map.y)}v${num(map.height)}h${num(map.width)}v${num(-map.height)}z`;
  return (
    element('path', { class: 'paper', d: `M0 0h${num(width)}v${num(height)}H0z${hole}`, fill: sheet.ink.paper }) +
    drawFrame(map, sheet.ink) +
    drawCartouche(picture.title, picture.subtitle, { ...title, y: map.y - TITLE_HEIGHT }, sheet.ink)
  );
};
