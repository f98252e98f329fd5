import type { Scene } from './scene.ts';

/** The map in words, for those who do not see it. */
export const describe = ({ picture, shown }: Scene): string => {
  const lands = shown.filter(({ kind }) => kind === 'land').length;
  const seas = shown.length - lands;
  const counts = [
    counted(lands, 'province'),
    // An island has none that anybody could enter.
    ...(seas === 0 ? [] : [counted(seas, 'sea')]),
    counted(picture.powers.length, 'power'),
    `${counted(picture.markers.length, 'group')} of troops`,
  ];
  return `${picture.subtitle ? `${picture.subtitle}. ` : ''}A map of ${counts.join(', ')}.`;
};

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
