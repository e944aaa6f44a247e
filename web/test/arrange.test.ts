import { expect, test } from 'vitest';
import { arrangementOf } from '../src/table/arrange';

test('short answers stand beside each other, long ones below, and many are swiped', () => {
  expect(arrangementOf(['1 wood', '4 gold instead of wood'])).toBe('row');
  expect(arrangementOf(['Build', 'Make an offering with this card on top'])).toBe('row');
  const long = 'Use the one-time ability first: exchange two tokens on the market';
  expect(arrangementOf([long, 'Use the main ability first', 'Do without it'])).toBe('stack');
  expect(arrangementOf(['Wood', 'Clay', 'Stone', 'Wheat'])).toBe('stack');
  expect(arrangementOf(Array.from({ length: 6 }, () => long))).toBe('swipe');
});
