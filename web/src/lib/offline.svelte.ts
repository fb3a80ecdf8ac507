/** The app in the browser: kept for days without a network, and a new version offered, never forced. */
import { fileOf } from './site';

class Offline {
  /** Whether a newer version lies ready. */
  fresh = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Keeps the client here, once it has nothing more urgent to do. Not while it is being worked on. */
  keep(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    navigator.serviceWorker
      .register(fileOf('sw.js'), { updateViaCache: 'none' })
      .then((registration) => this.#watch(registration))
      .catch((error: unknown) => console.info('the client is not kept for later', error));
  }

  /** Takes the new version: the page begins anew with it. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage('take over');
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const look = (worker: ServiceWorker | null): void => {
      // The very first version replaces nothing.
      if (worker?.state !== 'installed' || !navigator.serviceWorker.controller) return;
      this.#waiting = worker;
      this.fresh = true;
    };
    look(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => look(worker));
    });
  }
}

export const offline = new Offline();
