import {
  at,
  disc,
  ground,
  ink,
  inside,
  landscape,
  limb,
  mirrored,
  oval,
  paper,
  poly,
  rect,
  red,
  shape,
  stroke,
  sun,
  times,
} from '../culture/shapes.ts'
import type { Picture } from '../picture.ts'
import { seatBack, seatRow } from './seats.ts'

const storsalen = landscape(
  'house-storsalen',
  [0.56, 0.45],
  'Storsalen sett frå bakarste rad: raudt sceneteppe på gløtt, balkongar på sidene og mange rader stolar.',
  () => {
    const cx = 1080
    const balcony = [
      poly(`0,330 ${cx - 520},400 ${cx - 520},470 0,470`, '#8a3d24'),
      poly(`0,330 ${cx - 520},400 ${cx - 520},414 0,352`, sun),
      times(5, (i) =>
        poly(
          `${40 + i * 110},${345 + i * 14} ${100 + i * 110},${352 + i * 14} ${100 + i * 110},462 ${40 + i * 110},462`,
          '#73301b',
        ),
      ),
    ].join('')
    return [
      ground('#3a1717'),
      poly(`0,0 ${cx - 520},150 ${cx - 520},760 0,900`, '#4a1e1a'),
      poly(`1920,0 ${cx + 520},150 ${cx + 520},760 1920,900`, '#4a1e1a'),
      mirrored(cx, balcony),
      rect(cx - 520, 110, 1040, 660, sun),
      rect(cx - 496, 134, 992, 640, ink),
      inside(
        'stage',
        `<rect x="${cx - 496}" y="134" width="992" height="640"/>`,
        rect(cx - 496, 134, 992, 640, '#1d2a3a'),
        poly(`${cx - 50},134 ${cx + 50},134 ${cx + 190},720 ${cx - 190},720`, '#f6dfa0'),
        rect(cx - 496, 690, 992, 90, '#7a4a2a'),
        oval(cx, 716, 190, 24, '#fff3cf'),
        stroke(`M${cx},560V712`, ink, 8),
        limb(
          [
            [cx, 560, 8],
            [cx + 26, 530, 13],
          ],
          ink,
        ),
        oval(cx, 714, 44, 8, ink),
        mirrored(
          cx,
          shape(
            `M${cx - 496},134H${cx - 110}C${cx - 130},400 ${cx - 250},470 ${cx - 240},700H${cx - 496}Z`,
            red,
          ),
          times(6, (i) =>
            shape(
              `M${cx - 470 + i * 60},134h26C${cx - 448 + i * 56},400 ${cx - 462 + i * 40},500 ${cx - 462 + i * 38},700h-20C${cx - 482 + i * 38},500 ${cx - 470 + i * 56},400 ${cx - 470 + i * 60},134Z`,
              '#b93c1a',
            ),
          ),
          rect(cx - 496, 684, 256, 16, sun),
        ),
        times(11, (i) =>
          shape(`M${cx - 510 + i * 94},134h94v70a47,40 0 0 1 -94,0Z`, i % 2 ? '#c9471f' : red),
        ),
      ),
      ...[0, 1, 2, 3].map((row) => {
        const w = 62 + row * 22
        const count = 27 - row * 4
        const y = 800 + row * 96 + row * row * 6
        return seatRow(
          cx - ((count - 1) * w * 1.16) / 2,
          y + 40,
          w,
          count,
          ['#7a241c', '#6a1e18', '#571914', '#441310'][row] ?? red,
          ['#631b15', '#561712', '#45130f', '#360f0c'][row] ?? red,
          '#2a0c0a',
        )
      }),
    ]
  },
)

const sal2 = landscape(
  'house-sal-2',
  [0.58, 0.5],
  'Den vesle kinosalen: eit kvitt lerret som lyser over nokre få rader blå stolar, der éin person sit med popkorn.',
  () => {
    const cx = 1110
    return [
      ground('#101c2b'),
      poly(`0,0 1920,0 ${cx + 470},130 ${cx - 470},130`, '#0b141f'),
      poly(`0,0 ${cx - 470},130 ${cx - 470},640 0,940`, '#16283c'),
      poly(`1920,0 ${cx + 470},130 ${cx + 470},640 1920,940`, '#16283c'),
      mirrored(
        cx,
        ...[0, 1, 2].map((i) =>
          poly(
            `${120 + i * 180},${240 + i * 10} ${190 + i * 180},${250 + i * 10} ${190 + i * 180},${620 - i * 40} ${120 + i * 180},${660 - i * 44}`,
            '#1f3852',
          ),
        ),
      ),
      poly(`${cx - 470},640 ${cx + 470},640 1920,940 1920,1080 0,1080 0,940`, '#0c1622'),
      rect(cx - 440, 150, 880, 470, '#05090e'),
      rect(cx - 420, 166, 840, 438, '#f6f1e2'),
      poly(
        `${cx - 420},604 ${cx - 130},330 ${cx + 20},470 ${cx + 160},280 ${cx + 420},540 ${cx + 420},604`,
        '#9fc3c4',
      ),
      poly(`${cx + 160},280 ${cx + 420},540 ${cx + 420},604 ${cx + 240},604`, '#86b0b3'),
      disc(cx - 250, 290, 64, sun),
      poly(`${cx - 420},604 ${cx + 420},604 ${cx + 640},760 ${cx - 640},760`, '#24425c'),
      seatRow(cx - 4 * 108, 800, 93, 9, '#2f6390', '#26527a', '#0b141f'),
      limb(
        [
          [cx + 139, 800, 44],
          [cx + 139, 850, 50],
        ],
        '#e9a13c',
      ),
      disc(cx + 139, 734, 48, '#8a3a1c'),
      disc(cx + 139, 682, 22, '#8a3a1c'),
      limb(
        [
          [cx + 186, 820, 20],
          [cx + 240, 800, 16],
          [cx + 252, 760, 14],
        ],
        '#d18d2c',
      ),
      at(
        cx + 262,
        770,
        1,
        6,
        poly('-42,-110 42,-110 28,0 -28,0', red),
        poly('-16,-110 8,-110 6,0 -10,0', paper),
        disc(-26, -114, 20, paper),
        disc(2, -126, 24, paper),
        disc(28, -114, 20, '#f6dfa0'),
      ),
      seatRow(cx - 4 * 139, 910, 120, 9, '#275680', '#1f4669', '#0b141f'),
      ...[-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((i) =>
        seatBack(cx + i * 176, 1100, 152, '#1d4266', '#173654'),
      ),
    ]
  },
)

export const rooms: Picture[] = [storsalen, sal2]
