import {
  disc,
  ground,
  ink,
  inside,
  landscape,
  limb,
  oval,
  paper,
  poly,
  rect,
  red,
  shape,
  stroke,
  sun,
  teal,
  times,
} from '../culture/shapes.ts'
import type { Picture } from '../picture.ts'

const foaje = landscape(
  'house-foaje',
  [0.6, 0.5],
  'Den lyse foajeen med store vindauge mot fjorden, runde taklamper, ein billettdisk og ei trapp opp til salane.',
  () => [
    ground('#efe4d2'),
    rect(0, 830, 1920, 250, '#c98b5c'),
    times(8, (i) =>
      poly(
        `${i * 300 - 200},1080 ${i * 300 - 120},1080 ${i * 230 + 190},830 ${i * 230 + 130},830`,
        '#bd7f51',
      ),
    ),
    rect(560, 150, 760, 680, '#9fd0d3'),
    inside(
      'view',
      '<rect x="560" y="150" width="760" height="680"/>',
      disc(1010, 360, 90, '#f8e3ae'),
      poly('540,620 700,340 780,440 880,280 1010,500 1120,400 1340,620', '#4e8e95'),
      poly('880,280 1010,500 1120,400 1340,620 1000,620', '#3f7d85'),
      poly('880,280 924,356 890,376 866,350 846,362', paper),
      rect(560, 610, 760, 220, '#2a6670'),
      stroke('M620,660H760M840,700H1010M1080,650H1240M690,760H900M1120,770H1280', '#5ea0a6', 7),
      poly('610,640 730,640 712,674 632,674', red),
      rect(650, 606, 46, 34, paper),
    ),
    stroke(
      'M560,150V830M750,150V830M940,150V830M1130,150V830M1320,150V830M560,470H1320',
      '#2b2a28',
      12,
      'butt',
    ),
    rect(545, 136, 790, 18, '#2b2a28'),
    // The stairs rise to the right, seen from the side.
    ...Array.from({ length: 8 }, (_, i) =>
      rect(1400 + i * 66, 770 - i * 62, 600, 62, i % 2 ? '#2f5d5a' : '#37706c'),
    ),
    stroke('M1390,620L1900,140', '#2b2a28', 14),
    stroke('M1430,770V584M1562,646V460M1694,522V336M1826,398V212', '#2b2a28', 7),
    ...[660, 930, 1200, 1480].map(
      (x, i) =>
        stroke(`M${x},0V${90 + (i % 2) * 70}`, '#2b2a28', 5) +
        disc(x, 140 + (i % 2) * 70, 56, i % 2 ? sun : red) +
        shape(`M${x},${84 + (i % 2) * 70}a56,56 0 0 1 0,112Z`, i % 2 ? '#d1931d' : '#bd4120'),
    ),
    rect(1010, 720, 430, 200, '#f8f3ea'),
    rect(1010, 720, 430, 26, '#2b2a28'),
    ...Array.from({ length: 10 }, (_, i) => rect(1030 + i * 41, 762, 22, 158, '#e2d3bb')),
    limb(
      [
        [1180, 620, 48],
        [1180, 718, 54],
      ],
      teal,
    ),
    disc(1180, 530, 44, '#e9b48c'),
    shape('M1134,536C1126,470 1234,470 1226,536C1210,510 1150,510 1134,536Z', '#3b1e12'),
    limb(
      [
        [820, 720, 46],
        [816, 850, 52],
      ],
      red,
    ),
    disc(824, 630, 42, '#b97a52'),
    shape('M780,640C772,576 868,570 868,630C850,606 800,604 780,640Z', ink),
    limb(
      [
        [800, 860, 24],
        [796, 990, 15],
      ],
      ink,
    ),
    limb(
      [
        [838, 860, 24],
        [844, 990, 15],
      ],
      ink,
    ),
    limb(
      [
        [850, 720, 20],
        [900, 790, 15],
        [950, 770, 12],
      ],
      '#cf4621',
    ),
    rect(944, 742, 44, 26, paper),
  ],
)

const bottles: [number, number, number, string][] = [
  [0, 40, 150, '#2f8f6b'],
  [70, 46, 120, '#e9a13c'],
  [146, 36, 170, '#c8402a'],
  [210, 54, 110, '#f4efe6'],
  [296, 38, 150, '#5aa7b0'],
  [360, 44, 130, '#2f8f6b'],
  [440, 36, 165, '#e9a13c'],
  [504, 50, 115, '#c8402a'],
  [584, 40, 150, '#f4efe6'],
  [652, 42, 135, '#5aa7b0'],
  [726, 36, 160, '#e9a13c'],
]

const bar = landscape(
  'house-bar',
  [0.6, 0.45],
  'Baren i kulturhuset med flasker på hyllene, tre låge lamper over disken, ein ølkran og to krakkar.',
  () => {
    const shelf = (y: number, from: number) =>
      rect(700, y, 960, 16, '#b5803f') +
      bottles
        .map((_, i) => {
          const [x = 0] = bottles[i] ?? []
          const [, w = 40, h = 120, colour = red] = bottles[(i + from) % bottles.length] ?? []
          const left = 730 + x * 1.14
          return (
            rect(left, y - h, w, h, colour, 8) +
            rect(left + w * 0.32, y - h - 46, w * 0.36, 52, colour) +
            rect(left + w * 0.28, y - h - 54, w * 0.44, 14, ink) +
            rect(left, y - h * 0.62, w, h * 0.34, '#fff7e6')
          )
        })
        .join('')
    return [
      ground('#143832'),
      rect(640, 0, 1080, 720, '#0d2723'),
      shelf(300, 0),
      shelf(550, 4),
      ...[820, 1180, 1540].map(
        (x) =>
          poly(`${x - 130},330 ${x + 130},330 ${x + 240},720 ${x - 240},720`, '#e9c67433') +
          stroke(`M${x},0V220`, ink, 6) +
          shape(`M${x - 130},330A130,120 0 0 1 ${x + 130},330Z`, sun) +
          shape(`M${x},210A130,120 0 0 1 ${x + 130},330H${x + 40}A110,120 0 0 0 ${x},210Z`, '#c98518') +
          oval(x, 330, 130, 16, '#fff1c4'),
      ),
      rect(520, 700, 1400, 44, '#d99a55'),
      rect(520, 730, 1400, 16, '#a86a2c'),
      rect(560, 746, 1360, 340, '#7a3b22'),
      ...Array.from({ length: 17 }, (_, i) => rect(580 + i * 82, 766, 60, 330, '#8a4629')),
      rect(1040, 560, 26, 140, '#dfe3ea'),
      rect(1000, 548, 180, 30, '#dfe3ea', 14),
      rect(1150, 570, 16, 40, '#b9c1d1'),
      rect(1094, 480, 22, 76, ink, 10),
      rect(1030, 490, 22, 66, red, 10),
      poly('1300,590 1390,590 1376,700 1314,700', '#f2b134'),
      poly('1296,560 1394,560 1390,600 1300,600', paper),
      disc(1316, 560, 22, paper),
      disc(1346, 552, 26, paper),
      disc(1376, 562, 20, paper),
      poly('1470,620 1530,620 1500,664', '#e9a6a0'),
      stroke('M1500,660V696M1474,698H1526', '#dfe3ea', 7),
      ...[800, 1640].map(
        (x) =>
          oval(x, 850, 120, 26, red) +
          rect(x - 120, 850, 240, 26, '#b93c1a') +
          stroke(
            `M${x - 60},880L${x - 100},1090M${x + 60},880L${x + 100},1090M${x - 88},1010H${x + 88}`,
            ink,
            14,
          ),
      ),
    ]
  },
)

export const lobby: Picture[] = [foaje, bar]
