import drawing from './map-drawing.css?inline';

/**
 * A picture of the drawn map as it stands, by its address. Thousands of drawn things are laid in their places anew whenever
 * they move; one picture is not, so this is what is moved under a finger. Give it back with `URL.revokeObjectURL`.
 */
export const stillOf = async (sheet: HTMLElement): Promise<string | null> => {
  const svg = sheet.querySelector('svg');
  if (!svg) return null;
  const style = getComputedStyle(sheet);
  const colours = COLOURS.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
  const text = new XMLSerializer()
    .serializeToString(svg)
    .replace('class="chancery-map"', `class="chancery-map ${sheet.className}"`)
    .replace('>', `><style>:root{${colours}}${drawing.replaceAll('<', '')}</style>`);
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return address;
  } catch {
    URL.revokeObjectURL(address);
    return null;
  }
};

/** The colours of the page that the drawing uses. */
const COLOURS = ['--ink', '--blue', '--sheet'] as const;

/** Does something when the page has nothing better to do; gives what calls it off. */
export const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const waiting = setTimeout(act, 500);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(waiting);
};
