import { letter } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import { circle, limb, n, place, polygon, repeat, seeded, shape, sheet, smooth, stroke } from '../shapes.ts'

const acid = '#c9d42b'
const moss = '#7d8a1c'
const cream = '#f6f1dc'
const black = '#12130d'

type Corner = readonly [x: number, y: number]
type Quad = readonly [Corner, Corner, Corner, Corner]

/** A point inside a crooked wall, from its four corners (clockwise from top left). */
const inQuad = ([a, b, c, d]: Quad, u: number, v: number) => {
  const mix = (from: Corner, to: Corner, t: number): Corner => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ]
  const [x, y] = mix(mix(a, b, u), mix(d, c, u), v)
  return `${n(x)},${n(y)}`
}

/** A house that leans: painted windows, slashed shadow, roof pulled out of true. */
function house(wall: Quad, roof: Corner, fill: string, mark: string, seed: number) {
  const random = seeded(seed)
  const flat = wall.map(([x, y]) => `${x},${y}`).join(' ')
  const [a, b] = wall
  const windows = repeat(3, (row) =>
    repeat(2, (column) => {
      const u = 0.16 + column * 0.44 + random() * 0.06
      const v = 0.08 + row * 0.3 + random() * 0.05
      const slant = (random() - 0.5) * 0.1
      const pane = [
        inQuad(wall, u, v),
        inQuad(wall, u + 0.24, v + slant),
        inQuad(wall, u + 0.2 + slant, v + 0.17),
        inQuad(wall, u + slant, v + 0.15),
      ]
      return `<polygon points="${pane.join(' ')}" fill="${mark}"/><path d="M${inQuad(wall, u + 0.12, v)}L${inQuad(wall, u + 0.1, v + 0.16)}M${inQuad(wall, u, v + 0.08)}L${inQuad(wall, u + 0.22, v + 0.07)}" stroke="${fill}" stroke-width="5"/>`
    }),
  )
  const hatch = repeat(9, (index) => {
    const v = 0.04 + index * 0.1
    return `M${inQuad(wall, 1, v)}L${inQuad(wall, 0.84 - random() * 0.1, v + 0.05)}L${inQuad(wall, 1, v + 0.045)}Z`
  })
  return (
    polygon(flat, fill) +
    polygon(`${a[0] - 26},${a[1] + 16} ${roof[0]},${roof[1]} ${b[0] + 30},${b[1] + 8}`, mark) +
    polygon(`${a[0] + 4},${a[1] + 2} ${roof[0]},${roof[1] + 34} ${b[0] - 2},${b[1] - 4}`, fill) +
    shape(hatch, mark) +
    windows
  )
}

/** Cesare the sleepwalker, sliding along a wall that is not straight; feet at y = 0. */
const cesare = [
  limb('-20,-300,36 -52,-210,27 -30,-110,20 -74,-16,11', black),
  limb('18,-300,36 52,-200,27 92,-104,19 86,-14,11', black),
  smooth('-62,-22! -96,-4! -128,0! -62,4!', black),
  smooth('76,-20! 96,-20! 104,-6 152,0! 76,4!', black),
  smooth('-56,-540 -50,-440 -40,-350 -54,-286 54,-286 40,-350 52,-440 60,-540 0,-568', black),
  limb('48,-536,25 118,-600,18 150,-690,14 208,-766,9', black),
  limb('-48,-536,25 -124,-496,18 -186,-542,14 -238,-486,8', black),
  smooth(
    '200,-758! 214,-748! 236,-800! 222,-796! 240,-836! 218,-810! 216,-846! 204,-810! 190,-830! 196,-790!',
    cream,
  ),
  smooth(
    '-232,-494! -228,-478! -262,-430! -264,-452! -290,-420! -280,-454! -308,-440! -274,-478! -296,-480! -256,-500!',
    cream,
  ),
  polygon('-18,-562 18,-562 10,-612 -12,-612', cream),
  smooth('-44,-690 -42,-634 -22,-598 0,-588 22,-598 40,-634 42,-690 0,-716', cream),
  smooth(
    '-50,-632! -58,-690 -40,-734 0,-748 42,-732 56,-686 48,-636! 40,-680! 26,-700! 8,-676! -10,-702! -26,-680! -40,-696!',
    black,
  ),
  polygon('-36,-668 -6,-664 -12,-646 -32,-648', black),
  polygon('36,-668 6,-664 12,-646 32,-648', black),
  polygon('-26,-650 -16,-650 -20,-618', black),
  polygon('26,-650 16,-650 20,-618', black),
  circle(-19, -657, 4, cream),
  circle(19, -657, 4, cream),
  polygon('-12,-606 0,-611 12,-606 0,-600', black),
  stroke('M-30,-520 L10,-330 M34,-516 L-2,-330', moss, 4),
].join('')

function spikes(x: number, y: number, count: number, seed: number, fill: string) {
  const random = seeded(seed)
  return repeat(count, (index) => {
    const angle = Math.PI * (0.08 + (0.84 * index) / (count - 1))
    const reach = 520 + random() * 620
    const tip = `${n(x + Math.cos(angle) * reach * 1.3)},${n(y + Math.sin(angle) * reach)}`
    const from = 90 + random() * 60
    const at = (turn: number) =>
      `${n(x + Math.cos(angle + turn) * from * 1.6)},${n(y + Math.sin(angle + turn) * from * 0.5)}`
    return polygon(`${at(-0.09)} ${tip} ${at(0.09)}`, fill)
  })
}

const town = [
  house(
    [
      [-40, 470],
      [190, 400],
      [280, 1010],
      [-20, 1040],
    ],
    [20, 250],
    black,
    acid,
    3,
  ),
  house(
    [
      [770, 430],
      [1040, 380],
      [1020, 1040],
      [690, 1000],
    ],
    [980, 210],
    black,
    acid,
    8,
  ),
  house(
    [
      [220, 620],
      [390, 560],
      [420, 960],
      [270, 1000],
    ],
    [250, 400],
    cream,
    black,
    5,
  ),
  house(
    [
      [630, 540],
      [800, 610],
      [720, 990],
      [590, 950],
    ],
    [800, 430],
    cream,
    black,
    12,
  ),
].join('')

/** No letter of the title stands straight: turn, size and drop for each. */
const drunk: readonly (readonly [glyph: string, x: number, y: number, size: number, turn: number])[] = [
  ['C', 74, 304, 226, -9],
  ['A', 196, 270, 178, 7],
  ['L', 318, 300, 230, -5],
  ['I', 428, 262, 170, 9],
  ['G', 486, 306, 212, -6],
  ['A', 618, 266, 190, 8],
  ['R', 742, 300, 214, -7],
  ['I', 874, 292, 232, 6],
]

export const caligariPoster: Picture = {
  id: 'film-caligari-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.5, y: 0.6 },
  alt: 'Søvngjengaren Cesare glir mellom skeive hus i ein måla by der ingen vegg står rett.',
  draw: () =>
    sheet(
      1000,
      1500,
      acid,
      polygon('620,330 1000,60 1000,0 700,0', moss),
      polygon('0,420 330,340 0,120', moss),
      town,
      polygon('0,1010 280,960 500,930 720,960 1000,1000 1000,1500 0,1500', cream),
      spikes(500, 980, 15, 6, black),
      polygon('410,940 590,940 700,1110 560,1190 860,1500 180,1500 420,1220 300,1110', acid),
      polygon('440,1326 700,1300 1000,1420 1000,1500 760,1420 520,1350', black),
      place(486, 1318, cesare, { scale: 1.06 }),
      letter({ text: 'Das Cabinet des Dr.', x: 64, y: 112, size: 50, cut: 'serifItalic', fill: black }),
      drunk
        .map(([glyph, x, y, size, turn]) =>
          place(x, y, letter({ text: glyph, x: 0, y: 0, size, fill: black }), { rotate: turn }),
        )
        .join(''),
      letter({
        text: 'Robert Wiene · 1920',
        x: 940,
        y: 112,
        size: 32,
        cut: 'groteskRegular',
        fill: black,
        anchor: 'end',
      }),
    ),
}

export const caligariStill: Picture = {
  id: 'film-caligari',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.68, y: 0.55 },
  alt: 'Ein mager mann i svart snik seg mellom skeive husveggar i ein måla, giftiggrøn by.',
  draw: () =>
    sheet(
      1920,
      1080,
      acid,
      polygon('0,300 700,120 0,0', moss),
      polygon('1500,0 1920,260 1920,0', moss),
      place(800, -180, town),
      polygon('0,900 900,800 1300,750 1920,820 1920,1080 0,1080', cream),
      house(
        [
          [420, 420],
          [640, 330],
          [760, 830],
          [460, 900],
        ],
        [480, 130],
        black,
        acid,
        33,
      ),
      house(
        [
          [120, 560],
          [330, 500],
          [400, 880],
          [160, 930],
        ],
        [150, 330],
        cream,
        black,
        35,
      ),
      polygon('-20,640 120,600 170,960 -20,980', black),
      polygon('0,900 700,830 980,900 900,1080 0,1080', black),
      spikes(1300, 790, 13, 6, black),
      polygon('1210,755 1390,755 1500,860 1380,930 1640,1080 920,1080 1200,940 1100,860', acid),
      place(1286, 1000, cesare, { scale: 1.06 }),
    ),
}
