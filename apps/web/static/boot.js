// Starts the pages of the desk. It is a file of its own, so that a page needs no script within it.
const { start, app, global, version } = document.currentScript.dataset;
const element = document.currentScript.parentElement;
globalThis[global] = { base: '', version };
import(start).then(async (kit) => {
  kit.init(globalThis[global]);
  kit.start(await import(app), element);
});
