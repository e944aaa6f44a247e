// Looking closer: hover with a mouse, focus by keyboard, a long press with a finger. A long press
// is not a click.
import type { Attachment } from 'svelte/attachments';

const HOLD = 450;

export function peek(tell: ((here: boolean) => void) | undefined): Attachment<Element> {
  return (element) => {
    if (!tell) return;
    let timer = 0;
    let held = false;
    let start = { x: 0, y: 0 };
    const listeners = new AbortController();
    const on = (type: string, handle: (event: PointerEvent) => void, capture = false) =>
      element.addEventListener(type, handle as EventListener, {
        signal: listeners.signal,
        capture,
      });
    const stop = () => clearTimeout(timer);

    on('pointerenter', (event) => event.pointerType !== 'touch' && tell(true));
    on('pointerleave', (event) => event.pointerType !== 'touch' && tell(false));
    on('focus', () => element.matches(':focus-visible') && tell(true));
    on('blur', () => tell(false));
    on('pointerdown', (event) => {
      if (event.pointerType !== 'touch') return;
      held = false;
      start = { x: event.clientX, y: event.clientY };
      stop();
      timer = window.setTimeout(() => tell((held = true)), HOLD);
    });
    on('pointermove', (event) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > 8) stop();
    });
    for (const type of ['pointerup', 'pointercancel'])
      on(type, () => {
        stop();
        if (held) tell(false);
      });
    on('contextmenu', (event) => held && event.preventDefault());
    on(
      'click',
      (event) => {
        if (!held) return;
        held = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      true,
    );
    return () => {
      stop();
      listeners.abort();
    };
  };
}
