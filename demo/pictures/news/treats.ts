import {
  at,
  dice,
  disc,
  ground,
  inside,
  landscape,
  move,
  n,
  oval,
  paper,
  poly,
  rays,
  rect,
  red,
  shape,
  stroke,
  sun,
  times,
} from '../culture/shapes.ts'
import type { Picture } from '../picture.ts'

/** Five hearts around a point: a waffle, and nearly a film reel. */
const vaffelkino = landscape(
  'news-vaffelkino',
  [0.6, 0.5],
  'Ein nysteikt hjartevaffel med syltetøy på ein tallerken sett ovanfrå, ved sida av ein kopp svart kaffi.',
  () => {
    const heart =
      'M0,-34C-26,-104 -152,-172 -152,-264C-152,-336 -58,-356 0,-292C58,-356 152,-336 152,-264C152,-172 26,-104 0,-34Z'
    const hearts = (fill: string) => times(5, (i) => at(0, 0, 1, i * 72, shape(heart, fill)))
    const grid = times(19, (i) => `M${-360 + i * 40},-380V380M-380,${-360 + i * 40}H380`)
    return [
      ground('#3b7f86'),
      times(10, (i) => rect(i * 220, 0, 110, 1080, '#35757c')),
      times(6, (i) => rect(0, i * 220, 1920, 110, '#2f6b7226')),
      disc(1130, 566, 450, '#2a5f66'),
      disc(1116, 546, 450, paper),
      disc(1116, 546, 372, '#e3dccd'),
      disc(1116, 546, 360, paper),
      at(1124, 566, 0.98, 0, hearts('#a8671e')),
      at(1116, 546, 0.98, 0, hearts('#e3a341')),
      at(
        1116,
        546,
        0.98,
        0,
        inside(
          'waffle',
          times(5, (i) => `<path d="${heart}" transform="rotate(${i * 72})"/>`),
          move('rotate(45)', stroke(grid, '#c17f24', 11, 'butt')),
        ),
        times(5, (i) =>
          at(0, 0, 1, i * 72, `<path d="${heart}" fill="none" stroke="#c17f24" stroke-width="9"/>`),
        ),
      ),
      shape(
        'M1116,420C1190,400 1260,470 1230,540C1260,610 1180,680 1110,650C1040,680 970,620 1000,550C970,480 1040,400 1116,420Z',
        '#b3242f',
      ),
      shape('M1060,470C1090,440 1140,440 1160,456C1120,460 1080,480 1064,510Z', '#dd5a5e'),
      disc(1150, 570, 20, '#8a1620'),
      disc(1080, 590, 15, '#8a1620'),
      disc(1170, 500, 13, '#8a1620'),
      stroke('M1690,300L1800,380', '#2a5f66', 54),
      disc(1620, 250, 210, '#2a5f66'),
      disc(1610, 236, 210, paper),
      stroke('M1740,330L1830,396', paper, 50),
      disc(1610, 236, 160, '#e3dccd'),
      disc(1610, 236, 142, '#2b160d'),
      shape('M1500,200a142,142 0 0 1 90,-100a170,170 0 0 0 -60,110Z', '#5a3420'),
    ]
  },
)

/** One popped kernel, seldom the same twice. */
function kernel(
  x: number,
  y: number,
  r: number,
  roll: () => number,
  light = paper,
  dark = '#e9d5a0',
): string {
  const turn = roll() * 360
  return at(
    x,
    y,
    n(r / 40),
    turn,
    disc(-20, 6, 26, dark),
    disc(16, 18, 26, light),
    disc(8, -20, 28, light),
    disc(26, -4, 20, dark),
    disc(-8, 2, 22, light),
    oval(2, 4, 8, 6, '#c98f3a'),
  )
}

const tub = (cx: number, top: number, wide: number, narrow: number, tall: number, stripe: string) =>
  poly(
    `${cx - wide},${top} ${cx + wide},${top} ${cx + narrow},${top + tall} ${cx - narrow},${top + tall}`,
    paper,
  ) +
  times(4, (i) => {
    const a = -1 + i * 0.572
    const b = a + 0.286
    return poly(
      `${n(cx + a * wide)},${top} ${n(cx + b * wide)},${top} ${n(cx + b * narrow)},${top + tall} ${n(cx + a * narrow)},${top + tall}`,
      stripe,
    )
  }) +
  poly(
    `${cx + wide * 0.5},${top} ${cx + wide},${top} ${cx + narrow},${top + tall} ${cx + narrow * 0.6},${top + tall}`,
    '#00000018',
  )

const popkorn = landscape(
  'news-popkorn',
  [0.6, 0.5],
  'Eit stripete popkornbeger som renn over så popkornet flyg til alle kantar.',
  () => {
    const roll = dice(17)
    return [
      ground('#e0452f'),
      rays(1160, 560, 200, 1800, 20, '#e8573f', 0.5),
      times(46, () => {
        const angle = Math.PI * (1.08 + roll() * 0.84)
        const far = 300 + roll() ** 1.4 * 620
        return kernel(
          1160 + far * Math.cos(angle) * 0.95,
          620 + far * Math.sin(angle) * 0.82,
          26 + roll() * 30,
          roll,
        )
      }),
      ...[
        [980, 560],
        [1080, 530],
        [1180, 520],
        [1280, 540],
        [1350, 570],
        [1030, 480],
        [1130, 450],
        [1230, 460],
        [1310, 490],
      ].map(([x = 0, y = 0]) => kernel(x, y, 66, roll)),
      tub(1160, 570, 260, 190, 470, '#2b5d75'),
      shape('M890,560h540v36H890Z', '#f8f3ea'),
      oval(1160, 1046, 260, 16, '#a82c1a'),
    ]
  },
)

function yarn(x: number, y: number, r: number, colour: string, thread: string, turn: number): string {
  const arcs = times(
    5,
    (i) => `M${-r},${-r * 0.6 + i * r * 0.34}Q0,${-r * 1.1 + i * r * 0.34} ${r},${-r * 0.3 + i * r * 0.34}`,
  )
  const cross = times(
    4,
    (i) =>
      `M${-r * 0.7 + i * r * 0.3},${r}Q${r * 0.2 + i * r * 0.2},${r * 0.2} ${-r * 0.1 + i * r * 0.34},${-r * 0.2}`,
  )
  return at(
    x,
    y,
    1,
    turn,
    disc(0, 0, r, colour),
    inside(
      `ball${Math.round(x)}-${Math.round(y)}`,
      `<circle r="${r}"/>`,
      stroke(arcs + cross, thread, r * 0.07),
    ),
  )
}

const strikkekino = landscape(
  'news-strikkekino',
  [0.6, 0.5],
  'Eit popkornbeger fylt med garnnøste i ulike fargar, med to strikkepinnar stukne oppi.',
  () => {
    const needle = (x: number, turn: number, knob: string) =>
      at(
        x,
        520,
        1,
        turn,
        rect(-13, -440, 26, 460, '#e9dfc8'),
        rect(2, -440, 11, 460, '#c9bda0'),
        disc(0, -450, 34, knob),
      )
    return [
      ground('#5f2c5c'),
      times(14, (row) =>
        stroke(
          times(24, (i) => `M${i * 84},${row * 80 + 20}l42,34l42,-34`),
          '#673264',
          8,
        ),
      ),
      needle(1010, -24, sun),
      needle(1320, 20, '#63c7bd'),
      yarn(1160, 330, 130, '#e9a6a0', '#c77a74', 20),
      yarn(990, 440, 128, sun, '#c98518', -30),
      yarn(1330, 440, 128, '#63c7bd', '#3a9087', 60),
      yarn(1160, 480, 140, paper, '#cfc3ab', 100),
      tub(1160, 540, 280, 210, 480, red),
      rect(866, 528, 588, 36, '#f8f3ea'),
      stroke(
        'M1420,500C1560,520 1500,700 1560,820C1600,900 1700,860 1680,960C1660,1040 1800,1020 1930,1000',
        '#63c7bd',
        13,
      ),
      oval(1160, 1026, 270, 16, '#431c41'),
    ]
  },
)

export const treats: Picture[] = [vaffelkino, popkorn, strikkekino]
