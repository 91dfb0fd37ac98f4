import type { Picture } from '../picture.ts'
import {
  at,
  disc,
  flipped,
  gouges,
  ground,
  ink,
  landscape,
  limb,
  n,
  oval,
  paper,
  poly,
  raster,
  rect,
  red,
  ring,
  shape,
  stroke,
  teal,
  times,
} from './shapes.ts'

/** A two-tone dancing shoe, heel at the origin, toe to the right. */
const shoe = (upper: string, tip: string) =>
  shape('M-34,-70H30L44,-30C90,-22 130,-10 134,16H-34Z', upper) +
  shape('M72,-24C100,-18 132,-8 134,16H84Z', tip) +
  shape('M-34,-70H-6L-10,16H-34Z', tip) +
  rect(-36, 16, 172, 12, ink) +
  rect(-36, 24, 46, 18, ink)

const swing = landscape(
  'culture-swing-dansekveld',
  [0.6, 0.64],
  'Bein og sko på to som dansar swing: eit prikkete skjørt svingar ut i ei stor vifte ved sida av ei vid bukse.',
  () => {
    const hub: [number, number] = [1060, 150]
    const pleat = (i: number, r: number) => {
      const angle = ((4 + i * 14) * Math.PI) / 180
      return `${n(hub[0] + r * Math.cos(angle))},${n(hub[1] + r * Math.sin(angle))}`
    }
    const skirt = times(12, (i) =>
      poly(
        `${hub.join()} ${pleat(i, 560)} ${pleat(i + 0.5, 592)} ${pleat(i + 1, 560)}`,
        i % 2 ? '#cf4621' : red,
      ),
    )
    const dots = times(12, (i) =>
      times(4, (k) => {
        const [x, y] = pleat(i + 0.5, 210 + k * 100 + (i % 2) * 40)
          .split(',')
          .map(Number)
        return disc(x ?? 0, y ?? 0, 9 + k * 4, paper)
      }),
    )
    return [
      ground('#f5cfa8'),
      times(6, (i) => ring(hub[0], hub[1], 660 + i * 90, '#f2c498', 26)),
      poly('0,900 1920,900 1920,1080 0,1080', '#e0a877'),
      times(10, (i) => stroke(`M${i * 260 - 300},1080L${i * 180 + 100},900`, '#d2986a', 5)),
      oval(1090, 1010, 480, 26, '#c98f60'),
      shape(
        'M1420,-20H1760C1760,200 1740,320 1800,560L1880,880H1660L1590,420L1530,930H1300C1300,560 1390,300 1420,-20Z',
        teal,
      ),
      shape('M1590,-20H1760C1760,200 1740,320 1800,560L1880,880H1780C1700,600 1640,300 1590,-20Z', '#173a38'),
      stroke('M1450,60C1440,320 1400,560 1390,900', '#173a38', 8),
      at(1400, 985, 1.15, 0, flipped(shoe(paper, ink))),
      at(1760, 935, 1.15, -14, shoe(paper, ink)),
      limb(
        [
          [960, 520, 84],
          [860, 740, 58],
          [830, 880, 30],
        ],
        '#e9b48c',
      ),
      limb(
        [
          [1130, 540, 84],
          [1250, 720, 58],
          [1130, 860, 30],
        ],
        '#d99f76',
      ),
      at(830, 960, 1.1, 0, flipped(shoe(ink, '#f4efe6'))),
      at(1108, 930, 1.1, 58, shoe(ink, '#f4efe6')),
      skirt,
      dots,
      shape('M980,-20H1150L1140,170H990Z', red),
      rect(984, 130, 160, 44, ink),
      limb(
        [
          [1120, -40, 40],
          [1290, 60, 30],
          [1400, 90, 26],
        ],
        '#e9b48c',
      ),
      limb(
        [
          [1480, -60, 60],
          [1440, 60, 48],
          [1410, 96, 30],
        ],
        paper,
      ),
    ]
  },
)

/** Weight, held: one body under one stone. */
const samtidsdans = landscape(
  'culture-samtidsdans',
  [0.64, 0.55],
  'Ein dansar i djup utfallsstilling held ei enorm svart kule oppe med rygg og armar.',
  () => [
    ground('#c9b8a3'),
    gouges(25, 130, [0, 0, 1920, 950], [60, 190], 90, '#c3b19b'),
    rect(0, 960, 1920, 120, '#b3a08a'),
    raster(
      [560, 966, 1320, 90],
      22,
      (x, y) => Math.max(0, 9 - Math.hypot((x - 1230) / 70, (y - 965) / 9)),
      '#8f7c66',
    ),
    disc(1290, 330, 390, '#22201f'),
    raster(
      [1290, -60, 390, 780],
      24,
      (x, y) => (Math.hypot(x - 1290, y - 330) < 380 ? Math.max(0, (x + (330 - y) * 0.7 - 1360) / 42) : 0),
      '#4a4541',
    ),
    limb(
      [
        [1130, 770, 62],
        [1420, 800, 50],
        [1640, 930, 24],
        [1720, 944, 17],
      ],
      '#a8371a',
    ),
    limb(
      [
        [1010, 610, 40],
        [1180, 660, 30],
        [1370, 716, 20],
        [1420, 706, 15],
      ],
      '#a8371a',
    ),
    limb(
      [
        [1120, 790, 70],
        [1060, 690, 60],
        [1000, 615, 58],
      ],
      red,
    ),
    limb(
      [
        [1120, 790, 68],
        [880, 770, 52],
        [870, 925, 27],
      ],
      red,
    ),
    limb(
      [
        [866, 934, 24],
        [790, 948, 15],
      ],
      red,
    ),
    limb(
      [
        [1000, 605, 44],
        [860, 520, 30],
        [890, 350, 20],
        [915, 310, 15],
      ],
      red,
    ),
    limb(
      [
        [985, 620, 32],
        [910, 650, 26],
      ],
      red,
    ),
    limb(
      [
        [880, 640, 50],
        [866, 668, 46],
      ],
      red,
    ),
    shape('M838,600A58,58 0 0 1 934,650C920,620 880,610 838,600Z', ink),
    disc(944, 612, 27, ink),
  ],
)

export const dance: Picture[] = [swing, samtidsdans]
