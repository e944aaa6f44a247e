// Marks by which whatever flies, or points, finds the parts of a table on the page.
import type { Seat } from '$model';

/** The status over the map: where comes from what nobody owned. */
export const BANK = '.bank';

export const ofSeat = (seat: Seat | undefined): string => (seat ? `[data-seat="${seat}"]` : BANK);
