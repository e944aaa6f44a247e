// What the page knows of its service worker: whether all files are on this device, whether a new
// version waits, whether the browser would install the page.

/** Not in TypeScript's library: only some browsers have it. */
interface InstallEvent extends Event {
  prompt(): Promise<void>;
}

const REGISTERS_AFTER_MS = 2000;

class Offline {
  ready = $state(false);
  canInstall = $state(false);
  /** A new version waits until it is asked to take over. */
  update = $state.raw<ServiceWorker | null>(null);

  #install: InstallEvent | null = null;

  /** Called once. Registers some time after the page has loaded: fetching all files must compete
   *  neither with it nor with the table that is opened first. */
  follow(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#install = event as InstallEvent;
      this.canInstall = true;
    });
    addEventListener('appinstalled', () => (this.canInstall = false));
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const register = () => setTimeout(() => void this.#register(), REGISTERS_AFTER_MS);
    if (document.readyState === 'complete') register();
    else addEventListener('load', register);
  }

  async install(): Promise<void> {
    this.canInstall = false;
    await this.#install?.prompt();
  }

  /** Lets the waiting version take over; the page then loads anew, with it. */
  takeUpdate(): void {
    this.update?.postMessage('take over');
  }

  /** The page is too old for its server: fetches the pages anew and loads them. */
  async renew(): Promise<void> {
    const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    const found = await registration?.update().catch(() => undefined);
    const worker = found?.installing ?? found?.waiting;
    if (worker)
      await new Promise<void>((resolve) => {
        const take = () => {
          if (worker.state === 'installed') worker.postMessage('take over');
          if (worker.state === 'activated' || worker.state === 'redundant') resolve();
        };
        worker.addEventListener('statechange', take);
        take();
      });
    location.reload();
  }

  async #register(): Promise<void> {
    const { serviceWorker } = navigator;
    const wasControlled = serviceWorker.controller !== null;
    try {
      const registration = await serviceWorker.register('./service-worker.js');
      if (registration.waiting && wasControlled) this.update = registration.waiting;
      registration.addEventListener('updatefound', () =>
        this.#watch(registration.installing, wasControlled),
      );
      serviceWorker.addEventListener(
        'controllerchange',
        () => wasControlled && this.update && location.reload(),
      );
      await serviceWorker.ready;
      this.ready = true;
    } catch {
      // Without it the page works as long as there is a network.
    }
  }

  #watch(worker: ServiceWorker | null, wasControlled: boolean): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && wasControlled) this.update = worker;
    });
  }
}

export const offline = new Offline();
