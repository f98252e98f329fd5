import { randomSecrets, type SecretSource, seededSecrets } from '../folder/secrets.ts';
import type { Io } from '../io.ts';

/** Secrets from a seed if one was given, otherwise random ones. */
export const secretsFor = (seed: string | undefined, io: Io): SecretSource =>
  seed === undefined ? randomSecrets(io.randomBytes) : seededSecrets(seed);
