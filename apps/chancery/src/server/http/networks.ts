import { BlockList, isIP } from 'node:net';

/** `10.0.0.1`, `172.16.0.0/12`, `fd00::/8`: an address, or a network of them. Null when it is neither. */
const readNetwork = (text: string): { readonly address: string; readonly bits: number | null } | null => {
  const [address = '', bits, ...more] = text.trim().split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  if (isIP(address) === 0 || more.length > 0) return null;
  if (bits === undefined) return { address, bits: null };
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? { address, bits: Number(bits) } : null;
};

export const isNetwork = (text: string): boolean => readNetwork(text) !== null;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Whether an address is one of these, or in one of them. What is no address is in none. */
export const within = (networks: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const network of networks.map(readNetwork).filter((each) => each !== null)) {
    const family = familyOf(network.address);
    if (network.bits === null) list.addAddress(network.address, family);
    else list.addSubnet(network.address, network.bits, family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
};
