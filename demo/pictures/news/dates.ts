import {
  at,
  disc,
  gouges,
  ground,
  ink,
  inside,
  landscape,
  limb,
  move,
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

const avlyst = landscape(
  'news-avlyst',
  [0.6, 0.68],
  'Ei tom scene med attdrege teppe, der ein mikrofon ligg i lyset med kabelen dregen ut.',
  () => [
    ground('#3d4657'),
    times(20, (i) => rect(i * 100, 0, 44, 800, '#465063') + rect(i * 100 + 78, 0, 16, 800, '#343c4b')),
    rect(0, 760, 1920, 44, '#2b323f'),
    rect(0, 800, 1920, 280, '#1c212b'),
    gouges(10, 90, [0, 820, 1920, 250], [80, 280], 0, '#262c38'),
    poly('1180,0 1300,0 1560,900 820,900', '#ffffff14'),
    oval(1190, 910, 430, 92, '#e9dfc8'),
    stroke(
      'M1330,880C1420,850 1500,960 1390,980C1240,1000 1000,1010 900,960C820,920 760,990 660,960',
      ink,
      14,
    ),
    at(
      640,
      952,
      1,
      12,
      rect(-60, -16, 90, 32, red, 6),
      rect(-104, -9, 48, 18, '#c9c2b4', 3),
      poly('-104,-9 -124,0 -104,9', '#c9c2b4'),
      rect(-84, -9, 5, 18, ink),
    ),
    at(
      1130,
      880,
      1,
      -9,
      oval(60, 54, 230, 14, '#c9bfa6'),
      limb(
        [
          [220, 0, 22],
          [10, 0, 38],
        ],
        '#2b333c',
      ),
      disc(-50, 0, 66, '#7f8a96'),
      shape('M-50,-66A66,66 0 0 1 -50,66A100,100 0 0 0 -50,-66Z', '#5b6570'),
      stroke(
        'M-96,-40L0,40M-112,-6L-40,56M-62,-64L14,20M-2,-44L-98,42M14,-14L-58,62M-34,-64L-114,8',
        '#4a535d',
        5,
      ),
      rect(-6, -64, 24, 128, red, 10),
    ),
  ],
)

/** A tear-off block on its nail; what the sheet shows is given by the caller. */
const block = (cx: number, top: number, ...sheet: string[]) => [
  rect(cx - 300, top + 46, 640, 720, '#00000026'),
  rect(cx - 320, top + 20, 640, 730, '#d9cfbb'),
  rect(cx - 320, top + 8, 640, 726, '#e6dcc8'),
  rect(cx - 320, top, 640, 716, paper),
  ...sheet,
  rect(cx - 320, top, 640, 120, red),
  disc(cx - 160, top + 60, 22, ink),
  disc(cx + 160, top + 60, 22, ink),
  rect(cx - 170, top - 40, 20, 104, '#c9c2b4', 10),
  rect(cx + 150, top - 40, 20, 104, '#c9c2b4', 10),
]

const utsett = landscape(
  'news-utsett',
  [0.6, 0.5],
  'Ein avrivingskalender der arket med ei sol blir brett til side og avdekkjer ein måne under.',
  () => [
    ground('#2f5f8a'),
    move(
      'translate(1180 548) scale(1.12) translate(-1180 -548)',
      ...block(
        1180,
        190,
        rect(860, 310, 640, 596, '#1d2f52'),
        disc(1320, 720, 96, '#f7e6b0'),
        disc(1366, 690, 84, '#1d2f52'),
        disc(1180, 840, 6, paper),
        disc(1440, 590, 6, paper),
        disc(1400, 860, 5, paper),
        inside(
          'sheet',
          '<path d="M860,310H1500V480C1400,560 1200,700 1090,906H860Z"/>',
          rect(860, 310, 640, 600, paper),
          disc(1110, 590, 150, sun),
          shape('M1110,440a150,150 0 0 1 0,300a220,220 0 0 0 0,-300Z', '#d99a1c'),
        ),
        shape(
          'M1500,480C1400,560 1200,700 1090,906C1110,800 1060,720 1010,680C1180,680 1380,600 1500,480Z',
          '#cfc3ab',
        ),
        shape(
          'M1500,480C1380,600 1180,680 1010,680C1040,700 1060,720 1074,750C1240,710 1420,600 1500,480Z',
          '#e6dcc8',
        ),
      ),
    ),
  ],
)

const nyDato = landscape(
  'news-ny-dato',
  [0.6, 0.5],
  'Eit kalenderrutenett der éi rute er kryssa ut, og ei pil viser til ei ny rute med raud ring rundt.',
  () => {
    const days = [0, 1, 2, 3, 4, 5].flatMap((row) =>
      [0, 1, 2, 3, 4, 5, 6].map((column) =>
        rect(
          600 + column * 200,
          60 + row * 200,
          172,
          172,
          column === 6 ? '#f0a58a' : (column * 2 + row * 3) % 7 === 0 ? '#8ec7b0' : '#a4d4c0',
        ),
      ),
    )
    return [
      ground('#bfe3d3'),
      move(
        'rotate(-7 1200 540)',
        ...days,
        rect(600, -70, 1372, 96, '#1f4a47'),
        rect(800, 260, 172, 172, '#1f4a47'),
        stroke('M842,302L930,390M930,302L842,390', paper, 24),
        rect(1400, 460, 172, 172, paper),
        disc(1486, 546, 46, red),
        stroke('M986,270C1080,120 1330,130 1440,370', ink, 22),
        stroke('M1376,326L1444,392L1486,306', ink, 22),
        stroke(
          'M1590,440C1500,360 1350,410 1346,546C1346,690 1480,740 1590,690C1680,640 1670,470 1560,420C1500,396 1430,404 1390,430',
          red,
          24,
        ),
      ),
    ]
  },
)

const pamelding = landscape(
  'news-pamelding',
  [0.6, 0.5],
  'Ei påmeldingsliste på ei skriveplate med tre avkryssa ruter og ein stor gul blyant.',
  () => [
    ground('#e4785a'),
    at(
      1140,
      560,
      1,
      -6,
      rect(-330, -420, 700, 920, '#00000022'),
      rect(-360, -440, 700, 920, '#7a4a2a', 24),
      rect(-310, -360, 600, 800, paper),
      rect(-150, -480, 280, 110, '#2b333c', 20),
      rect(-60, -520, 100, 70, '#2b333c', 20),
      disc(-10, -484, 15, '#e4785a'),
      ...[0, 1, 2, 3, 4].map(
        (i) =>
          rect(-260, -250 + i * 132, 64, 64, '#d8cfba') +
          rect(-252, -242 + i * 132, 48, 48, paper) +
          stroke(
            `M-160,${-218 + i * 132}H${[190, 120, 220, 60, 170][i]}`,
            i < 3 ? '#2b5d75' : '#d8cfba',
            i < 3 ? 13 : 9,
          ),
      ),
      ...[0, 1, 2].map((i) => stroke(`M-250,${-222 + i * 132}l22,26l44,-62`, red, 14)),
    ),
    at(
      1200,
      770,
      1,
      42,
      poly('-64,0 64,0 0,-170', '#f3d9a4'),
      poly('-24,-106 24,-106 0,-170', ink),
      rect(-64, -2, 128, 620, sun),
      rect(-64, -2, 42, 620, '#f8cf72'),
      rect(22, -2, 42, 620, '#cf9118'),
      shape('M-64,4q21,-26 42,0q22,-30 44,0q21,-26 42,0V-8H-64Z', '#f3d9a4'),
    ),
  ],
)

export const dates: Picture[] = [avlyst, utsett, nyDato, pamelding]
