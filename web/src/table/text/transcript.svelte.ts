// What text mode has said to the person at the screen. What always holds: it is seen only by the
// one it was said to; as soon as the screen goes to somebody else, nothing of it is left.
import type { Preview, Viewer } from '$model';
import type { ShownTable } from '../../engine/shown';

interface Said {
  to: Viewer;
  lines: readonly string[];
  preview: Preview | null;
}

export class Transcript {
  readonly #table: ShownTable;
  #asked = 0;
  #said = $state.raw<Said>({ to: 'public', lines: [], preview: null });

  constructor(table: ShownTable) {
    this.#table = table;
  }

  readonly #mine = $derived.by(() => (this.#said.to === this.#table.viewer ? this.#said : null));

  get lines(): readonly string[] {
    return this.#mine?.lines ?? [];
  }

  get preview(): Preview | null {
    return this.#mine?.preview ?? null;
  }

  /** Says this instead of what was said before. */
  async tell(lines: readonly string[] | Promise<readonly string[]>): Promise<void> {
    const to = this.#table.viewer;
    const told = await lines;
    if (to === this.#table.viewer) this.#said = { to, lines: told, preview: this.preview };
  }

  /** Shows what was asked for last. */
  async show(preview: Promise<Preview | null> | null): Promise<void> {
    const to = this.#table.viewer;
    const asked = ++this.#asked;
    const shown = await preview;
    if (to === this.#table.viewer && asked === this.#asked)
      this.#said = { to, lines: this.lines, preview: shown };
  }

  clear(): void {
    this.#said = { to: this.#table.viewer, lines: [], preview: null };
  }
}
