/* Boards that tests play on. Each drawing shows the regions as they lie: their name and terrain
 * (w forest, c swamp, m mountain, f field, s sea, V village). */
#ifndef TESTS_BOARDS_H
#define TESTS_BOARDS_H

/* Two players, four tiles. The villages have 5 (A1), 3 (B1), 6 (C1) and 3 (D1) neighbours.
 *
 *        A5m   A6w
 *     A4s   A0f   A1V   B5s   B6s
 *        A3c   A2s   B4m   B0f   B1V
 *           C5m   C6c   B3w   B2c
 *        C4s   C0f   C1V   D5m   D6f
 *           C3s   C2w   D4s   D0w   D1V
 *                          D3c   D2s
 *
 * Inland: A0 A2 B0 B3 B4 C0 C1 C6 D0 D5; every other region is at the edge. */
#define RHOMBUS "deus players=2 tiles=0,0:1A0/1,0:2A0/0,1:3A0/1,1:4A0 "

/* Three players, six tiles. The villages have 5 (A1 B1), 3 (C1), 6 (D1), 4 (E1) and 4 (F1)
 * neighbours.
 *
 *        A5m   A6w
 *     A4s   A0f   A1V   B5s   B6s
 *        A3c   A2s   B4m   B0f   B1V   C5c   C6f
 *           D5m   D6c   B3w   B2c   C4s   C0w   C1V
 *        D4s   D0f   D1V   E5m   E6f   C3m   C2s
 *           D3s   D2w   E4s   E0w   E1V
 *              F5s   F6f   E3c   E2s
 *           F4c   F0w   F1V
 *              F3s   F2m */
#define TRIANGLE "deus players=3 tiles=0,0:1A0/1,0:2A0/2,0:5A0/0,1:3A0/1,1:4A0/0,2:6A0 "

/* Four players, seven tiles. The villages have 6 (A1 D1 E1), 3 (B1 G1), 4 (C1) and 5 (F1)
 * neighbours.
 *
 *                    F5s   F6f
 *                 F4c   F0w   F1V   G5w   G6m
 *        E5c   E6f   F3s   F2m   G4f   G0c   G1V
 *     E4s   E0w   E1V   A5m   A6w   G3s   G2s
 *        E3m   E2s   A4s   A0f   A1V   B5s   B6s
 *           D5m   D6f   A3c   A2s   B4m   B0f   B1V
 *        D4s   D0w   D1V   C5m   C6c   B3w   B2c
 *           D3c   D2s   C4s   C0f   C1V
 *                          C3s   C2w */
#define FLOWER        \
    "deus players=4 " \
    "tiles=0,0:1A0/1,0:2A0/0,1:3A0/-1,1:4A0/-1,0:5A0/0,-1:6A0/1,-1:7A0 "

/* What the first and the second player have at the start (D-S3). */
#define PURSE_1 "p1.vp=5 p1.gold=5 p1.resources=1,1,1,1 p1.pieces=2,2,2,2,2 "
#define PURSE_2 "p2.vp=5 p2.gold=5 p2.resources=1,1,1,1 p2.pieces=2,2,2,2,2 "

#endif
