import type { Picture } from '../picture.ts'
import {
  at,
  disc,
  gouges,
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
} from './shapes.ts'

/** The ferry's car deck is the stage, its visor the proscenium. */
const ferja = landscape(
  'culture-revy-ferja-gar',
  [0.6, 0.5],
  'Ei ferje sett rett forfrå som ei teaterscene: baugporten er open, ein revyartist står i lyset, og bølgjene er kulissar.',
  () => {
    const cx = 1150
    const wave = (y: number, step: number, shift: number, fill: string) => {
      const count = Math.ceil(1920 / step) + 2
      const crests = times(count, () => `q${step / 2},${-step * 0.62} ${step},0`)
      return shape(`M${shift - step},${y}${crests}V1080H${shift - step}Z`, fill)
    }
    const windows = times(5, (i) => rect(cx - 205 + i * 86, 226, 66, 52, i === 2 ? sun : '#f7d88f'))
    return [
      ground('#f2a65a'),
      disc(cx, 560, 560, '#f6bd74'),
      wave(780, 150, 40, '#2f7f83'),
      stroke(`M${cx},60V200M${cx - 60},110H${cx + 60}`, '#17323f', 10),
      disc(cx, 60, 14, red),
      mirrored(
        cx,
        rect(cx + 180, 120, 66, 120, red),
        rect(cx + 180, 136, 66, 26, paper),
        rect(cx + 172, 108, 82, 20, '#17323f'),
      ),
      poly(`${cx - 240},200 ${cx + 240},200 ${cx + 264},300 ${cx - 264},300`, paper),
      windows,
      poly(`${cx - 330},300 ${cx + 330},300 ${cx + 350},420 ${cx - 350},420`, '#e6dcc8'),
      rect(cx - 350, 404, 700, 20, red),
      times(9, (i) => disc(cx - 264 + i * 66, 352, 17, '#17323f')),
      shape(`M${cx - 390},420H${cx + 390}L${cx + 340},980H${cx - 340}Z`, '#17323f'),
      shape(`M${cx},420H${cx + 390}L${cx + 340},980H${cx}Z`, '#122833'),
      poly(`${cx - 270},420 ${cx + 270},420 ${cx + 320},330 ${cx - 320},330`, '#c9471f'),
      times(8, (i) =>
        poly(
          `${cx - 300 + i * 80},330 ${cx - 260 + i * 80},330 ${cx - 240 + i * 70},420 ${cx - 276 + i * 70},420`,
          '#a83714',
        ),
      ),
      rect(cx - 270, 420, 540, 420, '#3b1420'),
      inside(
        'deck',
        `<rect x="${cx - 270}" y="420" width="540" height="420"/>`,
        poly(`${cx - 60},420 ${cx + 60},420 ${cx + 210},860 ${cx - 210},860`, '#f8d477'),
        oval(cx, 820, 210, 40, '#fff1c4'),
        mirrored(
          cx,
          shape(
            `M${cx - 270},420H${cx - 120}C${cx - 140},560 ${cx - 210},640 ${cx - 230},840H${cx - 270}Z`,
            red,
          ),
          stroke(
            `M${cx - 240},420Q${cx - 240},600 ${cx - 258},840M${cx - 205},420Q${cx - 205},560 ${cx - 246},720`,
            '#b33a17',
            12,
          ),
        ),
      ),
      limb(
        [
          [cx, 600, 24],
          [cx - 74, 560, 14],
          [cx - 120, 490, 11],
        ],
        ink,
      ),
      limb(
        [
          [cx, 600, 24],
          [cx + 74, 560, 14],
          [cx + 120, 490, 11],
        ],
        ink,
      ),
      disc(cx, 545, 34, ink),
      shape(`M${cx - 58},524H${cx + 58}V512H${cx + 34}V462H${cx - 34}V512H${cx - 58}Z`, ink),
      rect(cx - 34, 498, 68, 12, red),
      poly(
        `${cx - 36},580 ${cx + 36},580 ${cx + 26},680 ${cx + 104},806 ${cx - 104},806 ${cx - 26},680`,
        ink,
      ),
      limb(
        [
          [cx - 26, 806, 10],
          [cx - 30, 836, 8],
        ],
        ink,
      ),
      limb(
        [
          [cx + 26, 806, 10],
          [cx + 30, 836, 8],
        ],
        ink,
      ),
      wave(900, 180, -20, '#1f5f69'),
      wave(1010, 220, 60, '#17454f'),
    ]
  },
)

/** The cable is the grin. */
const standup = landscape(
  'culture-standup',
  [0.62, 0.5],
  'Eit gult fjes mot ein murvegg: to scenelamper er auga, mikrofonen er nasen og kabelen er eit breitt smil.',
  () => [
    ground('#e9644f'),
    times(12, (row) =>
      times(9, (i) => rect(i * 240 - (row % 2) * 120 + 6, row * 90 + 6, 228, 78, '#df5b46')),
    ),
    disc(1200, 520, 440, sun),
    // The eyes are two stage lamps, their top shutters the brows.
    ...[1050, 1350].map(
      (x) =>
        at(x, 392, 1, x < 1200 ? -13 : 13, poly('-66,-58 -84,-108 84,-108 66,-58', ink)) +
        disc(x, 392, 66, ink) +
        disc(x, 392, 46, paper) +
        disc(x + (1200 - x) / 15, 394, 24, ink) +
        disc(x + (1200 - x) / 15 - 8, 386, 7, paper),
    ),
    stroke('M1200,560V1000', ink, 18),
    oval(1200, 1010, 130, 26, ink),
    stroke('M950,640C960,880 1440,880 1450,640', ink, 22),
    stroke('M916,652Q950,616 984,648', ink, 22),
    stroke('M1450,640C1460,560 1560,560 1570,660C1580,860 1640,1010 1940,990', ink, 22),
    limb(
      [
        [1200, 640, 26],
        [1200, 510, 36],
      ],
      '#2b333c',
    ),
    disc(1200, 466, 72, '#56616d'),
    shape('M1200,394A72,72 0 0 1 1200,538Z', '#3d4752'),
    stroke(
      'M1146,430L1238,524M1136,462L1206,534M1166,406L1258,500M1200,396L1270,468M1254,430L1162,524M1264,462L1194,534M1234,406L1142,500M1200,396L1130,468',
      '#2b333c',
      5,
    ),
    rect(1124, 516, 152, 26, red, 13),
  ],
)

const dukkehus = landscape(
  'culture-monolog-dukkehus',
  [0.62, 0.6],
  'Ein tom stol i eit mørkt rom, og ei dør på gløtt som kastar ei lang stripe lys over golvet.',
  () => [
    ground('#1d3f38'),
    times(40, (i) => rect(i * 48, 0, 3, 790, '#244a42')),
    times(20, (i) => times(8, (row) => disc(i * 96 + 25.5, row * 100 + (i % 2) * 50 + 30, 6, '#2b564c'))),
    rect(0, 740, 1920, 50, '#163029'),
    rect(0, 790, 1920, 290, '#10241f'),
    gouges(11, 110, [0, 810, 1920, 260], [80, 300], 0, '#183129'),
    rect(1250, 110, 350, 680, '#0b1916'),
    rect(1276, 136, 298, 654, '#f7dc97'),
    poly('1276,790 1574,790 1060,1080 420,1080', '#f7dc97'),
    poly('1430,136 1574,136 1574,790 1430,860', '#2a5a4e'),
    poly('1430,136 1444,136 1444,853 1430,860', '#3a7465'),
    poly('1470,200 1546,196 1546,430 1470,440', '#1d3f38'),
    poly('1470,500 1546,488 1546,730 1470,760', '#1d3f38'),
    disc(1458, 480, 13, sun),
    poly('1276,790 1430,790 1430,860', '#d9b765'),
    shape(
      'M968,850L690,1080H740L1000,860ZM1140,850L900,1080H950L1172,860ZM1000,800L620,1060L590,1080H520L960,800Z',
      '#a88a45',
    ),
    shape('M936,520C936,480 1144,480 1144,520L1132,556H948Z', red),
    stroke('M950,530L966,740M1130,530L1114,740', '#c9431f', 20),
    stroke('M996,540L1004,740M1040,540V740M1084,540L1076,740', red, 11),
    poly('936,730 1144,730 1176,780 904,780', '#f07a52'),
    rect(904, 778, 272, 20, '#b93c1a'),
    stroke('M922,796L906,968M1158,796L1174,968', red, 22),
    stroke('M962,796L956,902M1118,796L1124,902', '#a13416', 18),
    stroke('M916,880H1164', '#a13416', 12),
  ],
)

export const stage: Picture[] = [ferja, standup, dukkehus]
