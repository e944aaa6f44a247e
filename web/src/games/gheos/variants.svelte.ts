// The options of Gheos while they are chosen.
import type { Variants } from '../../play/game';
import { say } from './say';

export class GheosVariants implements Variants {
  calmEpochs = $state(false);

  kept(): Record<string, unknown> {
    return { calmEpochs: this.calmEpochs };
  }

  take({ calmEpochs }: Readonly<Record<string, unknown>>): void {
    if (typeof calmEpochs === 'boolean') this.calmEpochs = calmEpochs;
  }

  problem(): null {
    return null;
  }

  options(): string {
    return this.calmEpochs ? 'calm-epochs=on' : '';
  }

  names(): string[] {
    return this.calmEpochs ? [say('option.calm-epochs')] : [];
  }
}
