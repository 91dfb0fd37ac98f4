import type { Picture } from '../picture.ts'
import {
  at,
  disc,
  flipped,
  gouges,
  ground,
  ink,
  inside,
  landscape,
  oval,
  paper,
  poly,
  rect,
  red,
  shape,
  star,
  stroke,
  sun,
  times,
} from './shapes.ts'
import { fiddleBody, soundHole } from './strings.ts'

const doubleBass = [
  shape(fiddleBody, '#b5471f'),
  shape(
    'M0,0C45,-2 84,22 84,68C84,95 66,108 78,130C62,134 54,152 54,175C54,202 70,216 92,222C90,236 103,252 103,284C103,330 60,356 0,356C60,300 50,60 0,0Z',
    '#8f3314',
  ),
  stroke(soundHole, '#2a0d05', 5),
  flipped(stroke(soundHole, '#2a0d05', 5)),
  poly('-9,-190 9,-190 15,120 -15,120', '#1a0c08'),
  shape('M-9,-190L-13,-262C-20,-286 20,-286 13,-262L9,-190Z', '#5c2410'),
  stroke('M-14,-214H-34M14,-230H34M-14,-246H-34M14,-262H34', '#d9a440', 7),
  poly('-7,345 7,345 20,262 -20,262', '#1a0c08'),
  shape('M-26,206L-20,190Q0,178 20,190L26,206Z', '#e9c27c'),
  stroke(
    'M-6,-190L-11,188L-8,264M-2,-190L-4,186L-3,264M2,-190L4,186L3,264M6,-190L11,188L8,264',
    '#f6e3bd',
    1.4,
  ),
  stroke('M0,356V400', '#c9c2b4', 6),
].join('')

/** The stairs down to the cellar are a keyboard. */
const jazz = landscape(
  'culture-jazz-i-kjellaren',
  [0.62, 0.55],
  'Ei trapp av pianotangentar fører ned i ein kjellar der ein kontrabass og ein cymbal står i lampelyset.',
  () => [
    ground('#16264a'),
    poly('900,140 1020,140 1460,1000 500,1000', '#22386a'),
    inside(
      'beam',
      '<path d="M900,140H1020L1460,1000H500Z"/>',
      gouges(
        16,
        150,
        [500, 140, 960, 860],
        [60, 200],
        (x, y) => (Math.atan2(y + 60, x - 960) * 180) / Math.PI,
        '#2c4680',
      ),
    ),
    rect(0, 1000, 1920, 80, '#0c1630'),
    oval(1010, 1000, 450, 26, '#e8b85a'),
    stroke('M960,0V70', ink, 8),
    disc(960, 142, 36, '#ffe8ad'),
    poly('860,140 1060,140 1000,60 920,60', red),
    times(6, (i) => {
      const x = 1320 + i * 110
      const top = 820 - i * 150
      return (
        rect(x, top, 106, 1000 - top, paper) +
        rect(x + 84, top, 22, 1000 - top, '#d6cdbb') +
        rect(x, top, 106, 16, '#ffffff')
      )
    }),
    times(5, (i) =>
      i === 2
        ? ''
        : rect(1396 + i * 110, 730 - i * 150, 60, 250, ink) +
          rect(1396 + i * 110, 730 - i * 150, 14, 238, '#323b49'),
    ),
    stroke('M720,560V1000M720,860L650,1000M720,860L790,1000', '#9aa3b5', 10),
    at(720, 548, 1, -10, oval(0, 0, 190, 26, sun), oval(0, -4, 60, 12, '#c98518'), disc(0, -14, 10, ink)),
    at(1090, 470, 1.36, 8, doubleBass),
  ],
)

/** Organ pipes and a film strip, threaded together. */
const orgel = landscape(
  'culture-orgelkurs',
  [0.62, 0.5],
  'Sølvblanke orgelpiper som reiser seg som fjell, med ein filmstrimmel fletta mellom dei.',
  () => {
    const tall = [380, 500, 640, 800, 920, 800, 640, 500, 380]
    const pipe = (i: number, colour = '#e9dfc8', side = '#bfae8c') => {
      const x = 690 + i * 116
      const top = 960 - (tall[i] ?? 0)
      return [
        rect(x, top, 96, 880 - top, colour, 4),
        rect(x + 62, top, 34, 880 - top, side, 4),
        oval(x + 48, top + 4, 48, 13, '#3c1a33'),
        poly(`${x},878 ${x + 96},878 ${x + 62},990 ${x + 34},990`, colour),
        poly(`${x + 62},878 ${x + 96},878 ${x + 62},990 ${x + 54},990`, side),
        shape(`M${x + 18},820A30,44 0 0 1 ${x + 78},820V850H${x + 18}Z`, '#3c1a33'),
        rect(x + 18, 842, 60, 12, sun),
      ].join('')
    }
    const frame = (i: number) =>
      rect(i * 150 - 66, -58, 132, 116, ['#f2b134', '#f4efe6', '#e9a6a0'][i % 3] ?? paper)
    const strip = at(
      560,
      640,
      1,
      -14,
      rect(150, -100, 1450, 200, ink),
      times(32, (i) => rect(172 + i * 44, -90, 22, 20, paper, 4) + rect(172 + i * 44, 70, 22, 20, paper, 4)),
      times(8, (i) => frame(i + 2)),
      times(8, (i) =>
        i % 2 ? disc(300 + i * 150, 10, 36, '#3c1a33') : star(300 + i * 150, 0, 44, 18, 5, red),
      ),
    )
    return [
      ground('#6b2f56'),
      gouges(24, 170, [0, 0, 1920, 970], [60, 180], 90, '#763860'),
      rect(0, 985, 1920, 95, '#3c1a33'),
      rect(620, 975, 1180, 26, sun),
      times(9, (i) => pipe(i)),
      strip,
      // Every other pair of pipes passes in front of the strip, so that it is woven in.
      inside(
        'front',
        '<rect x="600" y="0" width="1320" height="870"/>',
        [0, 2, 4, 6].map((i) => pipe(i)).join(''),
      ),
    ]
  },
)

export const cellar: Picture[] = [jazz, orgel]
