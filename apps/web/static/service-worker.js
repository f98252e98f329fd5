// Keeps the pages of the desk on the device, so that they open without a network. The build writes the two lines below anew:
// with every change of a file this script changes too, and browsers fetch the whole set again.
const VERSION = '';
const FILES = [];

const CACHE = `chancery-desk-${VERSION}`;
/** Shown in place of a page that only the server has. */
const WITHOUT_NETWORK = '/offline';
/** A page that does not come within this time is taken from the device. */
const PATIENCE = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('chancery-desk-') && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url));
  else if (FILES.includes(url.pathname)) event.respondWith(file(request, url.pathname));
  // Everything else, the API above all, is between the page and the server.
});

/** What is named after its content never changes; the rest is as new as the whole set. */
const file = async (request, path) => (await kept(path)) ?? fetch(request);

const page = async (request, { pathname, search }) => {
  const known = FILES.includes(pathname);
  try {
    return await (known ? inTime(fetch(request)) : fetch(request));
  } catch {
    const here = known
      ? await kept(pathname)
      : Response.redirect(`${WITHOUT_NETWORK}?page=${encodeURIComponent(pathname + search)}`);
    return here ?? Response.error();
  }
};

const kept = async (path) => (await caches.open(CACHE)).match(path);

const inTime = (answer) =>
  Promise.race([answer, new Promise((_, reject) => setTimeout(() => reject(new Error('too slow')), PATIENCE))]);
