// "Your turn", said by the browser when nobody looks at the page. Asked for by a button, never
// before.
const can = typeof Notification !== 'undefined';

class Notify {
  permission = $state<NotificationPermission>(can ? Notification.permission : 'denied');

  get possible(): boolean {
    return can;
  }

  async ask(): Promise<void> {
    if (can) this.permission = await Notification.requestPermission();
  }

  /** Says it, if it may and nobody sees the page; a click on it leads to `address`. */
  async tell(title: string, body: string, tag: string, address: string): Promise<void> {
    if (this.permission !== 'granted' || document.visibilityState === 'visible') return;
    const registration = await navigator.serviceWorker?.getRegistration();
    const options: NotificationOptions = {
      body,
      tag,
      icon: './icons/app-192.png',
      data: new URL(address, location.href).href,
    };
    // Phones show notifications of service workers only.
    if (registration) await registration.showNotification(title, options);
    else new Notification(title, options).onclick = () => ((location.href = address), focus());
  }
}

export const notify = new Notify();
