// The table of this machine: every method is one call of src/api/api.h.
import type {
  Catalogue,
  Forecast,
  GameName,
  Gain,
  Games,
  Gesture,
  Happening,
  Language,
  Played,
  Preview,
  Situation,
  Turn,
  Viewer,
} from '$model';
import type { EngineHandle, EngineHost } from './host';
import type { Begun, LocalTable, Verdict } from './transport';

export class LocalTransport implements LocalTable {
  readonly #engine: EngineHandle;

  constructor(host: EngineHost) {
    this.#engine = host.open();
  }

  begin(game: GameName, options: string, seed: string): Promise<Begun> {
    return this.#engine.tell(`new ${game} ${options} seed=${seed}`);
  }

  load(record: string): Promise<Begun> {
    return this.#engine.tell('load', record);
  }

  setUp(position: string): Promise<Begun> {
    return this.#engine.tell('position', position);
  }

  async names(names: readonly string[]): Promise<void> {
    const lines = names.map((name) => name.replace(/\s+/g, ' ').trim());
    await this.#engine.tell('names', lines.join('\n'));
  }

  situation(viewer: Viewer): Promise<Situation> {
    return this.#engine.tell(`situation ${viewer}`);
  }

  play(viewer: Viewer, token: string): Promise<Played> {
    return this.#engine.tell(`play ${viewer} ${token}`);
  }

  choose(viewer: Viewer, tokens: readonly string[]): Promise<Played> {
    return this.#engine.tell(`choose ${viewer} ${tokens.join(' ')}`);
  }

  gesture(viewer: Viewer, tokens: readonly string[]): Promise<Gesture> {
    return this.#engine.tell(`plan ${viewer} ${tokens.join(' ')}`);
  }

  perform(viewer: Viewer, tokens: readonly string[]): Promise<Played> {
    return this.#engine.tell(`play-plan ${viewer} ${tokens.join(' ')}`);
  }

  preview(viewer: Viewer, token: string): Promise<Preview> {
    return this.#engine.tell(`preview ${viewer} ${token}`);
  }

  async previewSet(viewer: Viewer, tokens: readonly string[]): Promise<Forecast | null> {
    const line = `preview-set ${viewer} ${tokens.join(' ')}`;
    return (await this.#engine.tell<{ forecast: Forecast | null }>(line)).forecast;
  }

  async undo(viewer: Viewer): Promise<void> {
    await this.#engine.tell(`undo ${viewer}`);
  }

  redo(viewer: Viewer): Promise<Played> {
    return this.#engine.tell(`redo ${viewer}`);
  }

  async restart(viewer: Viewer): Promise<void> {
    await this.#engine.tell(`restart ${viewer}`);
  }

  async goTo(step: number): Promise<void> {
    await this.#engine.tell(`goto ${step}`);
  }

  async log(viewer: Viewer, from: number): Promise<Happening[]> {
    const { happened } = await this.#engine.tell<{ happened: Happening[] }>(
      `log ${viewer} ${from}`,
    );
    return happened;
  }

  async turns(viewer: Viewer): Promise<Turn[]> {
    return (await this.#engine.tell<{ turns: Turn[] }>(`turns ${viewer}`)).turns;
  }

  async gains(): Promise<Gain[]> {
    return (await this.#engine.tell<{ gains: Gain[] }>('gains').catch(() => ({ gains: [] }))).gains;
  }

  async record(viewer: Viewer): Promise<string> {
    return (await this.#engine.tell<{ record: string }>(`record ${viewer}`)).record;
  }

  async position(viewer: Viewer): Promise<string> {
    return (await this.#engine.tell<{ position: string }>(`get-position ${viewer}`)).position;
  }

  async language(language: Language): Promise<void> {
    await this.#engine.tell(`language ${language}`);
  }

  games(): Promise<Games> {
    return this.#engine.tell('games');
  }

  catalogue(game: GameName): Promise<Catalogue> {
    return this.#engine.tell(`catalogue ${game}`);
  }

  verifyShuffle(text: string): Promise<Verdict> {
    return this.#engine.tell('verify-shuffle', text);
  }

  close(): void {
    this.#engine.close();
  }
}
