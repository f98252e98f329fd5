/** The header in which better-auth finds the address of whoever calls. It is ours: what comes with a request is dropped. */
export const CLIENT_ADDRESS = 'x-chancery-client-address';

export const withAddress = (request: Request, address: string | undefined): Request => {
  const headers = new Headers(request.headers);
  headers.delete(CLIENT_ADDRESS);
  if (address !== undefined) headers.set(CLIENT_ADDRESS, address);
  return new Request(request, { headers });
};
