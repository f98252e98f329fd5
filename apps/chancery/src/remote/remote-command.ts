import type { Call, CommandSpec, OptionSpecs } from '../command.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import type { Remote } from './remote.ts';

/** A command on a campaign of a server, told like the others. */
export interface RemoteCommandSpec<Specs extends OptionSpecs = OptionSpecs> extends Omit<CommandSpec<Specs>, 'run'> {
  run(call: Call<Specs>, io: Io, server: Remote): Promise<ExitCode>;
}

/** Its own option types are hidden. */
export type RemoteCommand = RemoteCommandSpec;

export const defineRemoteCommand = <const Specs extends OptionSpecs>(spec: RemoteCommandSpec<Specs>): RemoteCommand =>
  spec as unknown as RemoteCommand;
