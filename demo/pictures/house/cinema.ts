import {
  at,
  dashed,
  disc,
  gouges,
  ground,
  ink,
  inside,
  landscape,
  limb,
  mirrored,
  move,
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
} from '../culture/shapes.ts'
import type { Picture } from '../picture.ts'
import { seatBack } from './seats.ts'

/** The badge colours Norwegians know, as lights on the screen. */
const ages = ['#3f9a4f', '#f2c230', '#ef8f26', '#e4572e', '#c22f2f']

const aldersgrenser = landscape(
  'house-aldersgrenser',
  [0.58, 0.55],
  'Ein familie i ulike storleikar sett bakfrå i kinoseta, framfor eit lerret med fargane til aldersgrensene.',
  () => {
    const viewer = (x: number, y: number, r: number, hair: string, coat: string, parts = '') =>
      limb(
        [
          [x, y + r * 1.7, r * 1.15],
          [x, y + r * 3.2, r * 1.5],
        ],
        coat,
      ) +
      disc(x, y, r, hair) +
      parts
    return [
      ground('#141b26'),
      rect(520, 70, 1240, 640, '#f3ead6'),
      ...ages.map(
        (colour, i) =>
          disc(680 + i * 230, 300, 92, colour) +
          shape(`M${680 + i * 230},208a92,92 0 0 1 0,184a130,130 0 0 0 0,-184Z`, '#0000001c'),
      ),
      poly('520,710 1760,710 1920,860 360,860', '#222d3d'),
      viewer(700, 630, 92, '#5a3420', '#2f6f6b', disc(700, 536, 38, '#5a3420')),
      viewer(1160, 570, 100, '#1d1512', '#33506b'),
      viewer(
        1590,
        636,
        90,
        '#e3e0d8',
        '#7a4a2a',
        disc(1504, 650, 20, '#e0aa84') + disc(1676, 650, 20, '#e0aa84') + oval(1590, 600, 50, 38, '#e9b995'),
      ),
      viewer(
        940,
        740,
        66,
        '#e8ad45',
        '#e9a6a0',
        mirrored(
          940,
          limb(
            [
              [872, 740, 24],
              [846, 790, 13],
            ],
            '#e8ad45',
          ) + disc(884, 722, 13, red),
        ),
      ),
      viewer(1380, 770, 58, '#a8371a', sun, stroke('M1376,716q-8,-26 10,-34', '#a8371a', 12)),
      ...[250, 470, 705, 940, 1160, 1380, 1595, 1815, 30].map((x) =>
        seatBack(x, 1120, x === 940 || x === 1380 ? 200 : 206, '#a3321c', '#84270f'),
      ),
      ...[360, 588, 822, 1050, 1270, 1488, 1705].map((x) => rect(x - 14, 980, 28, 110, '#1d0c08', 8)),
      rect(1240, 930, 64, 90, paper),
      rect(1258, 930, 28, 90, sun),
      disc(1250, 928, 17, '#fff1c4'),
      disc(1272, 918, 20, paper),
      disc(1296, 928, 17, '#fff1c4'),
    ]
  },
)

/** One day, dawn to midnight, and the reel is its sun. */
const kinodag = landscape(
  'house-kinodag',
  [0.58, 0.4],
  'Ein filmspole vandrar som ei sol over himmelen frå morgon til midnatt, i striper frå rosa til mørkeblått.',
  () => {
    const sky = ['#f6d3b8', '#f7c77f', '#f2b134', '#ee8a3a', '#e4572e', '#a8374a', '#5f2c5c', '#2a2350']
    const reel = (x: number, y: number, r: number, body: string, hole: string) =>
      disc(x, y, r, body) +
      disc(x, y, r * 0.12, hole) +
      times(5, (i) => {
        const angle = (i / 5) * Math.PI * 2 - Math.PI / 2
        return disc(x + r * 0.56 * Math.cos(angle), y + r * 0.56 * Math.sin(angle), r * 0.24, hole)
      })
    const tail = 'M1060,506C1200,506 1260,600 1440,600S1700,520 1960,560'
    return [
      ...sky.map((colour, i) => rect(i * 240, 0, 241, 1080, colour)),
      specks(6, 30, [1450, 20, 470, 560], [2, 5], '#f7e6b0'),
      stroke(tail, ink, 104, 'butt'),
      move('translate(0 -36)', dashed('22 22', stroke(tail, paper, 15, 'butt'))),
      move('translate(0 36)', dashed('22 22', stroke(tail, paper, 15, 'butt'))),
      reel(1060, 320, 230, paper, '#e4572e'),
      ring(1060, 320, 230, ink, 14),
      poly(
        '0,1080 0,900 180,770 330,860 520,700 760,900 900,830 1120,960 1330,800 1560,940 1740,820 1920,920 1920,1080',
        '#17142e',
      ),
      ...[
        [1080, 900, 170],
        [1230, 810, 230],
        [1440, 880, 170],
      ].flatMap(([x = 0, eaves = 0, w = 0]) => [
        poly(
          `${x},1080 ${x},${eaves} ${x + w / 2},${eaves - w * 0.5} ${x + w},${eaves} ${x + w},1080`,
          '#0d0b1d',
        ),
        ...[0, 1].flatMap((row) =>
          [0, 1].map((column) =>
            rect(x + w * 0.2 + column * w * 0.34, eaves + 24 + row * 96, w * 0.26, 62, sun),
          ),
        ),
      ]),
      star(1810, 130, 34, 13, 4, '#f7e6b0'),
    ]
  },
)

/** A head looking left, from the brow down to the shoulder. */
const profile =
  'M120,560C150,480 120,440 60,440H10C-30,440 -40,410 -34,380L-30,352L-46,336L-32,318L-48,296C-48,286 -70,280 -84,270C-92,262 -70,236 -50,200C-42,180 -50,170 -48,140C-40,20 60,-50 180,-50C330,-50 420,60 410,200C402,320 350,380 360,470C366,510 390,540 420,560Z'

/** Three faces in the same light. */
const kinoklubb = landscape(
  'house-kinoklubb',
  [0.62, 0.5],
  'Tre andlet i profil, i kvar sin farge, som ser mot det same lyset frå eit lerret.',
  () => {
    const eye =
      shape('M-34,184q34,-26 68,-4q-24,24 -58,22Z', paper) +
      disc(-6, 186, 11, ink) +
      stroke('M-42,138q40,-28 92,-6', ink, 13) +
      stroke('M-32,318q32,6 52,-8', '#00000066', 8)
    const ear = (skin: string, shade: string) =>
      oval(262, 236, 36, 46, skin) + stroke('M250,216q30,-12 28,22q-4,16 -20,22', shade, 8)
    const light = 'M0,220V660L1920,1040V-60Z'
    return [
      ground('#ecdcbc'),
      shape(light, '#f7efdc'),
      inside(
        'light',
        `<path d="${light}"/>`,
        gouges(
          26,
          130,
          [0, 0, 1920, 1000],
          [80, 260],
          (x, y) => (Math.atan2(y - 430, x + 900) * 180) / Math.PI,
          '#f0e3c6',
        ),
      ),
      // Left to right, so that each face is laid over the back of the head in front of it.
      at(
        770,
        470,
        1.2,
        0,
        disc(350, -70, 92, '#5c160a'),
        shape(profile, red),
        shape(
          'M-46,100C-20,-40 70,-76 180,-76C340,-76 430,40 412,220C405,300 380,350 340,356C306,340 296,300 292,262C262,236 246,190 250,150C160,160 50,140 -46,100Z',
          '#5c160a',
        ),
        ear('#c9431f', '#8e2a12'),
        eye,
      ),
      at(
        1120,
        430,
        1.2,
        0,
        shape(profile, '#e9a13c'),
        shape(
          'M-46,110C-20,-30 70,-66 180,-66C340,-66 440,40 440,210C440,330 480,400 452,540C400,600 320,560 300,470C286,400 300,320 262,270C230,230 236,180 200,140C130,150 40,150 -46,110Z',
          '#7a3b14',
        ),
        stroke('M240,0C350,60 350,260 380,500M160,20C300,80 310,240 330,420', '#92501f', 9),
        eye,
      ),
      at(
        1470,
        400,
        1.2,
        0,
        shape(profile, '#2f8488'),
        shape(
          'M-46,110C-20,-20 70,-60 180,-60C340,-60 420,60 410,200C406,280 394,330 366,372L322,340C300,300 300,270 292,250C262,236 246,190 250,150C170,170 50,150 -46,110Z',
          '#123f45',
        ),
        shape(
          'M-36,368C10,360 40,372 90,346C160,330 210,300 244,262L296,290C290,390 220,470 120,486H10C-40,470 -46,420 -36,368Z',
          '#123f45',
        ),
        stroke('M-30,352q30,-8 56,2', '#123f45', 16),
        ear('#276f73', '#123f45'),
        eye,
      ),
      inside(
        'low',
        '<rect x="0" y="1000" width="1920" height="80"/>',
        rect(0, 1000, 1920, 80, ink),
        times(40, (i) => rect(20 + i * 50, 1024, 26, 32, paper, 5)),
      ),
    ]
  },
)

export const cinema: Picture[] = [aldersgrenser, kinodag, kinoklubb]
