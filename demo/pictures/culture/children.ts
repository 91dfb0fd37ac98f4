import type { Picture } from '../picture.ts'
import {
  at,
  disc,
  gouges,
  ground,
  ink,
  landscape,
  limb,
  mirrored,
  oval,
  paper,
  poly,
  rect,
  red,
  ring,
  shape,
  specks,
  star,
  stroke,
  sun,
  times,
} from './shapes.ts'

const spruce = (x: number, y: number, size: number, fill: string) =>
  at(
    x,
    y,
    size,
    0,
    poly('0,-120 34,-62 18,-62 46,-18 24,-18 56,30 -56,30 -24,-18 -46,-18 -18,-62 -34,-62', fill),
    rect(-7, 28, 14, 20, '#3b2a20'),
  )

const sheep = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    0,
    stroke('M-46,40V66M40,40V66', ink, 12),
    disc(-50, 10, 40, paper),
    disc(0, -8, 52, paper),
    disc(48, 8, 42, paper),
    disc(0, 30, 44, paper),
    limb(
      [
        [84, 4, 22],
        [104, 22, 17],
      ],
      ink,
    ),
    limb(
      [
        [70, -6, 9],
        [54, 6, 6],
      ],
      ink,
    ),
    stroke('M88,4q8,8 16,2', paper, 4),
  )

/** The counted sheep have fallen asleep; the troll has not. */
const trollet = landscape(
  'culture-barneteater-trollet',
  [0.6, 0.42],
  'Eit stort grønt troll ligg lys vaken i senga med opne auge, medan sauene det har talt, søv på dyna.',
  () => {
    const patches = ['#e4572e', '#f2b134', '#2f7f83', '#e9a6a0', '#f4efe6', '#7a3b69']
    const quilt = times(3, (row) =>
      times(11, (i) => rect(330 + i * 160, 690 + row * 140, 160, 140, patches[(i * 5 + row * 2) % 6] ?? red)),
    )
    const stitches =
      times(3, (row) => `M300,${690 + row * 140}H2000`) + times(12, (i) => `M${330 + i * 160},690V1080`)
    return [
      ground('#1d2750'),
      specks(31, 40, [0, 0, 1920, 420], [2, 5], '#f7e6b0'),
      disc(360, 220, 110, '#f7e6b0'),
      disc(410, 190, 96, '#1d2750'),
      rect(640, 250, 1040, 500, '#5a2f25', 40),
      mirrored(1160, rect(610, 200, 70, 600, '#7a4231'), disc(645, 190, 52, '#7a4231')),
      shape('M720,650C700,420 800,400 1160,400C1520,400 1620,420 1600,650Z', paper),
      shape('M1160,400C1520,400 1620,420 1600,650H1400Z', '#dcd6cb'),
      spruce(1000, 215, 0.85, '#1f5a3c'),
      spruce(1320, 220, 0.8, '#1f5a3c'),
      spruce(1090, 170, 1.1, '#2a7049'),
      spruce(1235, 180, 0.95, '#2a7049'),
      mirrored(
        1160,
        shape('M900,470C820,400 790,420 770,370C760,470 800,560 910,580Z', '#6f9150'),
        shape('M890,490C840,450 815,450 800,420C800,480 830,540 900,550Z', '#d98a72'),
      ),
      shape('M880,700C850,420 900,200 1160,190C1420,200 1470,420 1440,700Z', '#86a95f'),
      shape('M1160,190C1420,200 1470,420 1440,700H1290C1380,520 1330,300 1160,190Z', '#6f9150'),
      mirrored(
        1160,
        disc(1040, 420, 108, paper),
        disc(1062, 428, 34, ink),
        disc(1072, 416, 11, paper),
        stroke('M950,288Q1010,250 1090,284', '#3f5a2c', 22),
      ),
      stroke('M930,536q30,34 70,40M1390,536q-30,34 -70,40', '#5f7f43', 10),
      shape(
        'M1160,420C1240,420 1290,520 1280,590C1272,640 1048,640 1040,590C1030,520 1080,420 1160,420Z',
        '#a6c47c',
      ),
      shape(
        'M1160,420C1240,420 1290,520 1280,590C1276,618 1220,630 1160,630C1230,580 1220,470 1160,420Z',
        '#93b368',
      ),
      quilt,
      stroke(stitches, '#1d2750', 5, 'butt'),
      shape('M300,650C500,620 1700,620 2000,650V730H300Z', paper),
      shape('M300,700C500,676 1700,676 2000,700V730H300Z', '#dcd6cb'),
      rect(0, 640, 330, 440, '#1d2750'),
      mirrored(
        1160,
        times(4, (i) =>
          limb(
            [
              [890 + i * 50, 628, 26],
              [886 + i * 52, 700, 24],
            ],
            '#86a95f',
          ),
        ),
      ),
      sheep(600, 640, 1.2),
      sheep(1640, 880, 1.5),
      sheep(860, 920, 1.3),
    ]
  },
)

const skaparverkstad = landscape(
  'culture-skaparverkstad',
  [0.6, 0.44],
  'Ein heimelaga robot av pappøskjer med knappar på magen, saks i den eine handa og blyant i den andre.',
  () => [
    ground('#58b2a5'),
    poly('0,860 1920,860 1920,1080 0,1080', '#3f9488'),
    gouges(28, 80, [0, 880, 1920, 190], [70, 240], 0, '#37877b'),
    oval(1165, 1002, 290, 18, '#2f776c'),
    star(1690, 210, 90, 40, 5, sun, 0.2),
    poly('560,170 620,250 520,262', red),
    ring(560, 420, 46, paper, 20),
    // Legs, body, head: three boxes with a lit front and a shaded side.
    rect(1000, 800, 110, 170, '#b98550'),
    rect(1220, 800, 110, 170, '#b98550'),
    rect(970, 940, 160, 60, red, 8),
    rect(1200, 940, 160, 60, red, 8),
    rect(930, 460, 420, 370, '#d9a566'),
    poly('1350,460 1420,430 1420,800 1350,830', '#a97540'),
    poly('930,460 1000,430 1420,430 1350,460', '#edc48c'),
    gouges(29, 46, [950, 480, 380, 330], [30, 110], 90, '#c9935a'),
    rect(985, 520, 310, 150, paper),
    stroke('M1010,640A130,130 0 0 1 1270,640', '#58b2a5', 22, 'butt'),
    stroke('M1140,640L1210,560', red, 14),
    disc(1140, 640, 18, ink),
    times(
      4,
      (i) =>
        disc(1020 + i * 80, 745, 28, [red, sun, '#2747a3', paper][i] ?? red) +
        disc(1012 + i * 80, 745, 4, ink) +
        disc(1028 + i * 80, 745, 4, ink),
    ),
    rect(1090, 395, 110, 50, '#b98550'),
    rect(970, 150, 350, 260, '#d9a566'),
    poly('1320,150 1380,124 1380,384 1320,410', '#a97540'),
    poly('970,150 1030,124 1380,124 1320,150', '#edc48c'),
    gouges(30, 34, [990, 180, 310, 200], [24, 80], 90, '#c9935a'),
    rect(1130, 150, 34, 260, '#c9935a'),
    disc(1060, 250, 58, paper),
    disc(1060, 250, 24, ink),
    ring(1060, 250, 58, red, 12),
    disc(1234, 250, 58, paper),
    disc(1234, 250, 24, ink),
    ring(1234, 250, 58, '#2747a3', 12),
    stroke('M1060,345H1236', ink, 12),
    stroke('M1080,332V358M1112,332V358M1147,332V358M1182,332V358M1214,332V358', ink, 9),
    stroke('M1180,130C1180,60 1230,100 1230,40', '#2747a3', 12),
    disc(1230, 36, 26, sun),
    stroke('M930,520C800,520 790,380 740,330', '#8f99a3', 40, 'butt'),
    times(7, (i) => stroke(`M${900 - i * 25 - (i > 4 ? -8 : 0)},${498 - i * i * 2.6}l-6,44`, '#6d7882', 6)),
    stroke('M1420,520C1540,520 1560,620 1610,640', '#8f99a3', 40, 'butt'),
    at(
      724,
      300,
      1,
      -32,
      stroke('M-8,60L34,-150M8,60L-34,-150', '#dfe5ea', 22),
      disc(0, 14, 9, ink),
      ring(-36, 96, 36, red, 18),
      ring(36, 96, 36, red, 18),
    ),
    at(
      1640,
      600,
      1,
      24,
      rect(-24, -150, 48, 250, sun),
      rect(0, -150, 24, 250, '#d39420'),
      poly('-24,100 24,100 0,160', '#f3d9a4'),
      poly('-8,140 8,140 0,160', ink),
      rect(-24, -190, 48, 44, '#e9a6a0', 8),
      rect(-24, -160, 48, 16, '#8f99a3'),
    ),
    disc(740, 330, 34, '#6d7882'),
    disc(1612, 640, 34, '#6d7882'),
    poly('1500,1000 1580,940 1640,1010', paper),
    poly('640,980 720,960 700,1030', paper),
  ],
)

export const children: Picture[] = [trollet, skaparverkstad]
