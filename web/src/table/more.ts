// A row that is swiped says that it goes on: `more-before` and `more-after` fade its ends
// (table.css).
import { afterPaint } from '../art/motion/afterPaint';

export function showsMore(row: Element): () => void {
  const look = () => {
    const { scrollLeft, scrollWidth, clientWidth } = row;
    return () => {
      row.classList.toggle('more-before', scrollLeft > 4);
      row.classList.toggle('more-after', scrollLeft + clientWidth < scrollWidth - 4);
    };
  };
  const sizes = new ResizeObserver(() => look()());
  const children = new MutationObserver(() => afterPaint(look));
  sizes.observe(row);
  children.observe(row, { childList: true, subtree: true, characterData: true });
  const scrolled = () => look()();
  row.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
    row.removeEventListener('scroll', scrolled);
  };
}
