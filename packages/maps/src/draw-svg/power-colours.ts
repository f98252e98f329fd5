import type { Scene } from './scene.ts';

/** What a mark is drawn in: its ground, what stands on that, and its outline. */
export interface MarkColours {
  readonly fill: string;
  readonly figure: string;
  readonly line: string;
}

/** The colours of a mark of a power: its ink as the ground, so that it stands out from the wash of its land. */
export const powerColours = (
  { liveries, sheet }: Pick<Scene, 'liveries' | 'sheet'>,
  code: string | undefined,
): MarkColours | undefined => {
  const livery = code === undefined ? undefined : liveries.get(code);
  if (livery === undefined) return undefined;
  const { tone } = livery;
  return sheet.dark
    ? { fill: tone.darkEdge, figure: sheet.ink.paper, line: tone.darkWash }
    : { fill: tone.edge, figure: '#ffffff', line: sheet.ink.line };
};
