/** The header in which better-auth finds the address of whoever calls. It is ours: what comes with a request is dropped. */
export const CLIENT_ADDRESS = 'x-chancery-client-address';

/** The same request with the address that the server has found out. Servers have requests of their own make: it is put together anew. */
export const withAddress = (request: Request, address: string | undefined): Request => {
  const headers = new Headers(request.headers);
  headers.delete(CLIENT_ADDRESS);
  if (address !== undefined) headers.set(CLIENT_ADDRESS, address);
  const { url, method, signal, body } = request;
  return body === null || method === 'GET' || method === 'HEAD'
    ? new Request(url, { method, headers, signal })
    : new Request(url, { method, headers, signal, body, duplex: 'half' });
};
