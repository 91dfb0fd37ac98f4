import { letter } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import {
  circle,
  cuts,
  limb,
  n,
  oval,
  place,
  polygon,
  rays,
  rect,
  repeat,
  seeded,
  shape,
  sheet,
  smooth,
  stroke,
} from '../shapes.ts'

const black = '#140a0b'
const blood = '#b5161d'
const ember = '#7d0f16'
const bone = '#f2e3c6'

/** Cut with a knife: every letter of the title is straight-edged, so they are drawn here in cells of 164 by 400. */
const glyphs: Record<string, string> = {
  H: 'M0,6L56,0L54,168L112,172L108,0L164,4L162,400L108,396L112,228L54,224L56,400L2,396Z',
  A: 'M50,0L116,4L164,398L108,400L102,322L64,318L56,400L0,396ZM69,264L97,266L84,130Z',
  X: 'M0,0L60,4L84,118L106,0L164,6L116,202L164,400L104,396L82,284L58,400L0,394L50,198Z',
  N: 'M2,0L58,4L112,196L108,0L164,4L162,400L106,396L54,206L56,400L0,396Z',
}

const word = (x: number, y: number) =>
  [...'HAXAN']
    .map((glyph, index) =>
      place(x + index * 179, y, `<path fill-rule="evenodd" d="${glyphs[glyph]}" fill="${bone}"/>`),
    )
    .join('')

const horn = [
  limb('96,-150,58 176,-268,48 196,-392,34 150,-500,16 96,-552,1', black),
  repeat(6, (index) => {
    const y = -240 - index * 44
    const x = 160 + ([0, 14, 22, 18, 4, -18][index] ?? 0)
    return stroke(`M${x - 26},${y + 8} Q${x},${y - 12} ${x + 26},${y + 4}`, blood, 6 - index * 0.6)
  }),
].join('')

const brow = repeat(7, (index) => {
  const lift = index * 15
  return stroke(
    `M${18 + index * 3},${-66 - lift} Q70,${-104 - lift} ${128 - index * 8},${-50 - lift}`,
    blood,
    7 - index * 0.7,
  )
})

/** Head of the devil from the front; the eyes sit at (±50, 0). */
const devil = [
  horn,
  place(0, 0, horn, { scaleX: -1 }),
  smooth('120,-70! 250,-170! 236,-60 150,10!', black),
  smooth('-120,-70! -250,-170! -236,-60 -150,10!', black),
  smooth('146,-66! 222,-132! 208,-66 156,-26!', ember),
  smooth('-146,-66! -222,-132! -208,-66 -156,-26!', ember),
  smooth(
    '0,-178! -34,-214! -60,-176! -96,-200! -112,-150! -156,-90 -166,10 -140,120! 140,120! 166,10 156,-90 112,-150! 96,-200! 60,-176! 34,-214!',
    black,
  ),
  brow,
  place(0, 0, brow, { scaleX: -1 }),
  stroke(
    'M108,44 Q130,20 138,-16 M92,66 Q122,48 134,24 M-108,44 Q-130,20 -138,-16 M-92,66 Q-122,48 -134,24',
    blood,
    6,
  ),
  stroke('M-14,-40 L0,-20 L14,-40', blood, 7),
  circle(-50, 0, 38, bone),
  circle(50, 0, 38, bone),
  oval(-44, 2, 8, 30, black),
  oval(44, 2, 8, 30, black),
].join('')

const finger = (x: number, y: number, length: number, lean: number) =>
  limb(
    `${x},${y - 50},28 ${x + lean * 0.4},${y},29 ${x + lean},${y + length * 0.6},23 ${x + lean},${y + length},18`,
    ember,
  ) +
  limb(
    `${x},${y - 50},24 ${x + lean * 0.4},${y},25 ${x + lean},${y + length * 0.6},19 ${x + lean},${y + length},14`,
    black,
  ) +
  polygon(
    `${x + lean - 13},${y + length - 12} ${x + lean + 13},${y + length - 12} ${x + lean},${y + length + 46}`,
    bone,
  )

const grip = (x: number, y: number, lean: number) =>
  repeat(4, (index) => finger(x + index * 52, y, [56, 82, 78, 52][index] ?? 60, lean))

/** A witch on her broom, riding left. */
const witch = (fill: string) =>
  [
    stroke('M-150,34 L96,2', fill, 8),
    smooth('80,-2! 140,-30! 200,-34! 172,-14! 210,-8! 176,6! 200,26! 140,22!', fill),
    smooth('-30,-66 6,-60 34,-20 70,6 96,40! 60,34! 40,58! 10,34 -34,26 -40,-20', fill),
    limb('-14,-48,14 -60,-20,10 -98,20,7', fill),
    limb('0,20,20 -44,44,14 -40,84,8 -66,94,5', fill),
    circle(-32, -84, 19, fill),
    polygon('-48,-82 -66,-72 -46,-74', fill),
    polygon('-70,-92 -4,-104 -22,-108 10,-160 -46,-104', fill),
    smooth('-20,-80! 12,-76 40,-92! 20,-64 -10,-62!', fill),
  ].join('')

function sparks(count: number, width: number, height: number, seed: number) {
  const random = seeded(seed)
  return repeat(count, () => {
    const x = random() * width
    const y = random() * height
    const size = 4 + random() * 9
    return `<path d="M${n(x)},${n(y - size)}l${n(size * 0.5)},${n(size)}l${n(-size * 0.5)},${n(size)}l${n(-size * 0.5)},${n(-size)}z" fill="${bone}"/>`
  })
}

export const haxanPoster: Picture = {
  id: 'film-haxan-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.4, y: 0.52 },
  alt: 'Ein djevel kikar over tittelen, så auga hans blir prikkane over Ä-en, og ei heks rir forbi månen.',
  draw: () =>
    sheet(
      1000,
      1500,
      blood,
      rays(321, 900, 1600, 44, ember, 0.42, 0.3),
      circle(744, 306, 196, bone),
      sparks(26, 1000, 880, 19),
      place(752, 330, witch(black), { scale: 1.02, rotate: 8 }),
      rect(0, 952, 1000, 600, black),
      smooth('-40,960! 60,900 180,880! 460,880! 640,860 820,900 900,960!', black),
      place(321, 862, devil, { scale: 1.12 }),
      word(60, 962),
      cuts(blood, { x: 0, y: 1404, reach: 150, rows: 5, step: 18, thick: 9, seed: 2 }),
      letter({
        text: 'Benjamin Christensen · 1922',
        x: 940,
        y: 1436,
        size: 32,
        cut: 'serif',
        fill: bone,
        anchor: 'end',
      }),
    ),
}

export const haxanStill: Picture = {
  id: 'film-haxan',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.68, y: 0.6 },
  alt: 'Ein djevel med store auge stig opp bak ein svart ås medan hekser flyg over den raude himmelen.',
  draw: () =>
    sheet(
      1920,
      1080,
      blood,
      rays(1330, 760, 2000, 52, ember, 0.44, 0.3),
      circle(700, 250, 170, bone),
      sparks(26, 1920, 800, 4),
      place(712, 262, witch(black), { scale: 0.92, rotate: 6 }),
      place(330, 400, witch(black), { scale: 0.5, rotate: -6 }),
      place(1790, 240, witch(black), { scale: 0.6, rotate: 12 }),
      place(1330, 770, devil, { scale: 1.34 }),
      shape('M0,860 C300,800 620,880 900,900 C1200,920 1500,880 1920,840 L1920,1080 L0,1080Z', black),
      grip(1020, 892, -6),
      grip(1500, 880, 6),
      cuts(ember, { x: 0, y: 900, reach: 500, rows: 7, step: 26, thick: 7, seed: 12 }),
    ),
}
