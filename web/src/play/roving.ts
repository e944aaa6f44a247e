// A group of buttons that Tab reaches once, and arrows move inside.
import { afterPaint } from '../art/motion/afterPaint';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const buttonsIn = (group: Element) =>
  [...group.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')].filter(
    ({ offsetParent }) => offsetParent !== null,
  );

/** Finds the buttons that Tab would stop at wrongly; gives back what puts them right. */
function keepOneStop(group: Element, stop?: HTMLElement): () => void {
  const buttons = buttonsIn(group);
  const kept = stop ?? buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons[0];
  const wrong = buttons.filter((button) => button.tabIndex !== (button === kept ? 0 : -1));
  return () => wrong.forEach((button) => (button.tabIndex = button === kept ? 0 : -1));
}

function target(buttons: HTMLElement[], key: string): HTMLElement | undefined {
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  const step = STEPS[key];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || at < 0) return undefined;
  return buttons[(at + step + buttons.length) % buttons.length];
}

export function roving(group: Element): () => void {
  const press = (event: Event) => {
    const next = target(buttonsIn(group), (event as KeyboardEvent).key);
    if (!next) return;
    next.focus();
    event.preventDefault();
  };
  const enter = (event: Event) => keepOneStop(group, event.target as HTMLElement)();
  const keep = () => keepOneStop(group);
  const watcher = new MutationObserver(() => afterPaint(keep));
  afterPaint(keep);
  watcher.observe(group, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  group.addEventListener('keydown', press);
  group.addEventListener('focusin', enter);
  return () => {
    watcher.disconnect();
    group.removeEventListener('keydown', press);
    group.removeEventListener('focusin', enter);
  };
}
