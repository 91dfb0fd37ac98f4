import { letter } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import {
  circle,
  limb,
  n,
  oval,
  place,
  polygon,
  rect,
  repeat,
  seeded,
  shape,
  sheet,
  smooth,
  stroke,
} from '../shapes.ts'

const layers = ['#06323a', '#0a5257', '#0e7873', '#1ca08e', '#63c6a4', '#b5e3bb']
const moon = '#ffd65c'
const black = '#070d12'
const glow = '#d8f0c4'

/** A feather cut from paper, with its quill left open. */
const feather = (length: number, angle: number, slit: string) =>
  place(
    0,
    0,
    smooth(
      `0,0! ${length * 0.3},-22 ${length * 0.8},-24 ${length},4! ${length * 0.8},18 ${length * 0.3},16`,
      black,
    ) + stroke(`M${length * 0.3},-2 L${length * 0.86},0`, slit, 3),
    { rotate: angle },
  )

const wing = (slit: string) =>
  repeat(8, (index) => feather(330 - Math.abs(index - 2.6) * 26, -168 + index * 15, slit)) +
  repeat(5, (index) => feather(168 - index * 8, -150 + index * 19, slit)) +
  circle(0, 0, 30, black)

/** A curl that ends in a spiral, for tail and mane. */
const curl = (d: string, width: number) => stroke(d, black, width)

/** The flying horse and its rider, leaping to the right; `slit` is the colour seen through the cuts. */
const flyer = (slit: string) =>
  [
    place(-40, -50, wing(slit), { rotate: 22, scale: 0.86 }),
    limb('140,18,40 206,98,22 280,126,14 276,184,9 292,214,12', black),
    limb('-110,16,52 -142,112,30 -214,150,16 -256,214,10 -282,232,12', black),
    smooth(
      '214,-196! 222,-244! 240,-200! 262,-172 290,-128 312,-96 306,-74 284,-68 262,-84 236,-104 212,-100 192,-54 184,6 120,60 20,54 -80,42 -150,50 -186,0 -176,-56 -124,-84 -30,-62 60,-82 128,-140 176,-188',
      black,
    ),
    limb('150,8,46 232,68,25 304,56,15 334,116,10 352,140,12', black),
    limb('-122,0,60 -182,82,34 -264,92,17 -326,150,10 -354,158,12', black),
    curl(
      'M-170,-46 C-250,-110 -320,-60 -380,-90 C-430,-116 -430,-170 -390,-172 C-360,-170 -364,-138 -384,-140',
      20,
    ),
    curl('M-172,-34 C-260,-60 -320,0 -400,-20 C-450,-34 -464,-84 -430,-94 C-404,-96 -400,-68 -418,-66', 16),
    curl('M-174,-24 C-250,-10 -300,50 -380,40 C-420,32 -440,-2 -414,-16 C-394,-20 -386,2 -400,8', 13),
    curl(
      'M204,-196 C170,-230 130,-220 124,-196 C122,-180 140,-176 144,-190 M176,-178 C140,-206 96,-190 96,-166 C98,-150 114,-152 114,-164 M146,-150 C112,-170 72,-152 76,-130 C80,-118 92,-124 90,-132',
      11,
    ),
    // Harness and saddlecloth as cuts.
    stroke('M262,-172 L236,-104 M286,-132 L262,-84', slit, 5),
    circle(246, -160, 6, slit),
    stroke('M196,-80 Q150,-60 140,20', slit, 5),
    repeat(5, (index) => circle(188 - index * 11, -60 + index * 18, 5, slit)),
    smooth('-64,-66! 54,-80! 70,8 10,30 -54,14', black),
    stroke('M-58,-52 L-48,6 Q10,28 62,2 L50,-66', slit, 4),
    repeat(4, (index) =>
      polygon(
        `${-36 + index * 28},-12 ${-24 + index * 28},-34 ${-12 + index * 28},-12 ${-24 + index * 28},10`,
        slit,
      ),
    ),
    // The prince
    limb('10,-90,30 70,-60,26 96,0,17 84,60,12', black),
    smooth('72,54! 96,52! 118,66 136,56! 126,80 80,80', black),
    smooth('-26,-70! -30,-140 -10,-196 20,-204 46,-186 48,-130 42,-74!', black),
    smooth('-6,-190! -80,-160 -130,-110 -210,-110! -170,-84 -190,-60! -110,-66 -30,-90!', black),
    stroke('M-40,-150 Q-90,-110 -150,-96', slit, 4),
    limb('30,-180,18 84,-140,14 130,-158,10 152,-164,8', black),
    stroke('M150,-162 L268,-96', black, 5),
    smooth('6,-210! 0,-250 20,-270 46,-266 52,-250 60,-236 50,-230 50,-214 30,-206', black),
    smooth('-12,-250 -6,-290 30,-306 62,-284 60,-258 24,-262', black),
    stroke('M-6,-264 Q24,-290 60,-268 M4,-282 Q30,-300 56,-284', slit, 4),
    curl('M28,-300 C30,-340 0,-360 -24,-344 C-36,-332 -20,-322 -14,-332', 9),
    circle(34, -276, 5, slit),
    stroke('M0,-170 L36,-90 M40,-170 L6,-90', slit, 4),
    place(-78, -34, wing(slit), { rotate: -16, scale: 1.04 }),
  ].join('')

/** A hole with a scalloped edge through one sheet of paper. */
function scallop(cx: number, cy: number, rx: number, ry: number, bumps: number, seed: number) {
  const random = seeded(seed)
  const at = (index: number, stretch: number) => {
    const angle = (index / bumps) * Math.PI * 2
    return `${n(cx + Math.cos(angle) * rx * stretch)},${n(cy + Math.sin(angle) * ry * stretch)}`
  }
  let d = `M${at(0, 1)}`
  for (let index = 1; index <= bumps; index++) {
    d += `Q${at(index - 0.5, 1.14 + random() * 0.08)} ${at(index, 1)}`
  }
  return `${d}Z`
}

const cave = (cx: number, cy: number, rx: number, ry: number) =>
  layers
    .slice(1)
    .map((fill, index) => {
      const size = 1 - index * 0.16
      return shape(scallop(cx, cy + index * 14, rx * size, ry * size, 18 - index * 2, index + 3), fill)
    })
    .join('')

const dome = (x: number, y: number, r: number, lamp: string) =>
  [
    smooth(
      `${x - r},${y}! ${x - r * 1.16},${y - r * 0.6} ${x - r * 0.5},${y - r * 1.3} ${x},${y - r * 2}! ${x + r * 0.5},${y - r * 1.3} ${x + r * 1.16},${y - r * 0.6} ${x + r},${y}!`,
      black,
    ),
    rect(x - 2, y - r * 2.4, 4, r * 0.5, black),
    rect(x - r * 0.94, y - 4, r * 1.88, 400, black),
    repeat(3, (index) =>
      shape(
        `M${n(x - r * 0.66 + index * r * 0.5)},${y + 60} v-30 q${n(r * 0.16)},-24 ${n(r * 0.32)},0 v30Z`,
        lamp,
      ),
    ),
  ].join('')

const minaret = (x: number, y: number, lamp: string) =>
  [
    rect(x - 13, y, 26, 500, black),
    rect(x - 22, y + 60, 44, 12, black),
    polygon(`${x - 18},${y + 2} ${x},${y - 70} ${x + 18},${y + 2}`, black),
    rect(x - 4, y + 20, 8, 28, lamp),
  ].join('')

/** A plant of Reiniger's kind: one stem, leaves clipped in pairs. */
const frond = (leaves: number) =>
  stroke(`M0,0 Q30,${-leaves * 26} 0,${-leaves * 52}`, black, 8) +
  repeat(leaves, (index) => {
    const y = -30 - index * 50
    const x = 15 * Math.sin((index / leaves) * Math.PI)
    const reach = 120 - index * (70 / leaves)
    return (
      smooth(
        `${n(x)},${y}! ${n(x + reach * 0.5)},${y - 50} ${n(x + reach)},${y - 34}! ${n(x + reach * 0.5)},${y - 8}`,
        black,
      ) +
      smooth(
        `${n(x)},${y}! ${n(x - reach * 0.5)},${y - 50} ${n(x - reach)},${y - 34}! ${n(x - reach * 0.5)},${y - 8}`,
        black,
      )
    )
  })

export const achmedPoster: Picture = {
  id: 'film-achmed-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.52, y: 0.4 },
  alt: 'Prins Achmed som svart papirklipp på ein flygande hest framfor månen, over ein by med kuplar.',
  draw: () =>
    sheet(
      1000,
      1500,
      layers[0] ?? black,
      cave(500, 600, 560, 720),
      circle(560, 520, 262, moon),
      place(500, 640, flyer(moon), { scale: 1.02, rotate: -14 }),
      minaret(196, 1010, moon),
      minaret(800, 984, moon),
      dome(330, 1086, 78, moon),
      dome(660, 1076, 92, moon),
      dome(494, 1096, 62, moon),
      rect(0, 1170, 1000, 340, black),
      place(70, 1230, frond(8), { rotate: 4 }),
      place(940, 1230, frond(9), { rotate: -6 }),
      oval(500, 1190, 700, 40, black),
      letter({ text: 'Prins', x: 76, y: 1270, size: 92, cut: 'serifItalic', fill: glow }),
      letter({
        text: 'Achmed',
        x: 500,
        y: 1440,
        size: 222,
        cut: 'serif',
        fill: moon,
        anchor: 'middle',
        tracking: 0.005,
      }),
      letter({
        text: 'Lotte Reiniger · 1926',
        x: 926,
        y: 1262,
        size: 34,
        cut: 'serif',
        fill: glow,
        anchor: 'end',
      }),
    ),
}

export const achmedStill: Picture = {
  id: 'film-achmed',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.66, y: 0.42 },
  alt: 'Ein ryttar på flygande hest, klipt i svart papir, svever framfor månen over kuplar og palmer.',
  draw: () =>
    sheet(
      1920,
      1080,
      layers[0] ?? black,
      cave(1240, 460, 900, 560),
      circle(1330, 400, 270, moon),
      place(1250, 500, flyer(moon), { scale: 1.02, rotate: -12 }),
      minaret(1020, 780, moon),
      minaret(1640, 740, moon),
      dome(1160, 900, 74, moon),
      dome(1500, 880, 92, moon),
      dome(1330, 930, 62, moon),
      shape('M0,1010 Q500,930 1000,980 T1920,980 V1080 H0Z', black),
      place(1840, 1060, frond(9), { rotate: -6 }),
      place(840, 1060, frond(5), { rotate: 8 }),
    ),
}
