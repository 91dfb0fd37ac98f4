import { letter } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import {
  circle,
  fit,
  halftone,
  limb,
  n,
  oval,
  place,
  polygon,
  rect,
  repeat,
  ring,
  shape,
  sheet,
  smooth,
  stroke,
} from '../shapes.ts'

const red = '#d92a1c'
const dark = '#a3170f'
const cream = '#f3e8d2'
const black = '#15110f'

const wheel = (x: number, y: number, r: number) =>
  ring(x, y, r, black, 11) +
  circle(x, y, 10, black) +
  stroke(
    repeat(10, (index) => {
      const angle = (index / 10) * Math.PI * 2
      return `M${x},${y}L${n(x + Math.cos(angle) * r)},${n(y + Math.sin(angle) * r)}`
    }),
    black,
    4.5,
  )

/** The pram, rolling right, with the child's hand out; the wheels stand on y = 0. */
const pram = [
  stroke('M-190,-250 C-236,-256 -262,-240 -280,-214', black, 13),
  stroke('M-190,-246 L-150,-160', black, 9),
  stroke('M-120,-88 Q0,-20 130,-88', black, 10),
  shape('M-176,-206 H186 C188,-130 120,-84 40,-82 H-60 C-130,-84 -172,-130 -176,-206Z', cream),
  shape('M-176,-206 H186 L184,-182 H-174Z', black),
  stroke('M-150,-150 Q0,-110 160,-150', black, 5),
  // Hood folded half up, in ribs.
  shape('M186,-206 A190,190 0 0 0 8,-386 L-4,-206Z', black),
  stroke('M-2,-206 Q40,-300 66,-372 M-2,-206 Q90,-270 128,-328', cream, 6),
  stroke('M2,-206 L184,-210', cream, 6),
  // The child
  circle(-62, -252, 50, black),
  smooth('-62,-290 -30,-270 -28,-236 -62,-214 -96,-236 -94,-270', cream),
  stroke('M-84,-258 Q-76,-266 -68,-258 M-56,-258 Q-48,-266 -40,-258', black, 5),
  oval(-62, -236, 9, 12, black),
  limb('-110,-206,15 -136,-246,12 -140,-292,10', cream),
  circle(-140, -300, 14, cream),
  limb('-20,-206,14 -6,-240,11 -8,-268,9', cream),
  circle(-8, -274, 12, cream),
  wheel(-112, -62, 62),
  wheel(124, -62, 62),
].join('')

/** One soldier of the rank, boots down: cap, coat, rifle levelled with its bayonet. */
const soldier = [
  limb('-18,-170,32 -24,-90,24 -30,-20,18', black),
  limb('20,-170,32 44,-100,24 60,-30,18', black),
  smooth('-52,-16! -14,-16! 18,-8! 18,2! -52,2!', black),
  smooth('40,-30! 78,-34! 108,-22! 106,-12! 44,-8!', black),
  smooth('-52,-150! -52,-260 -44,-346 0,-360 44,-346 50,-260 58,-140! 0,-128', cream),
  rect(-52, -222, 106, 18, black),
  circle(2, -392, 34, black),
  smooth('-42,-398! -42,-430 -20,-442 20,-442 42,-430 44,-404! 62,-396! 40,-392!', cream),
  polygon('-120,-258 -116,-282 60,-252 206,-206 410,-120 204,-194 60,-226', black),
  limb('-36,-330,20 -66,-280,17 -40,-252,13', cream),
  limb('36,-330,20 76,-276,17 112,-238,12', cream),
].join('')

/** Steps going down to the right, as one black mass. */
function steps(x: number, y: number, tread: number, riser: number, count: number, bottom: number) {
  let d = `M${x - 2000},${y}H${x}`
  for (let index = 0; index < count; index++) d += `v${riser}h${tread}`
  return shape(`${d}V${bottom}H${x - 2000}Z`, black)
}

const edges = (x: number, y: number, tread: number, riser: number, count: number) =>
  repeat(count, (index) => rect(x + index * tread, y + (index + 1) * riser, tread, 9, cream))

export const potemkinPoster: Picture = {
  id: 'film-potemkin-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.58, y: 0.5 },
  alt: 'Ei barnevogn trillar åleine nedover ei bratt trapp medan ei rekkje soldatar kjem etter med bajonettane.',
  draw: () => {
    const slope = (Math.atan2(120, 172) * 180) / Math.PI
    return sheet(
      1000,
      1500,
      red,
      halftone(dark, { x: 0, y: 0, width: 1000, height: 470, step: 30 }, (x, y) =>
        Math.max(0, Math.min(11, (x + y * 0.6 - 640) / 60)),
      ),
      circle(790, 316, 216, cream),
      place(-124, 400, soldier),
      place(44, 520, soldier),
      place(214, 640, soldier),
      steps(-40, 400, 172, 120, 7, 1500),
      edges(-40, 400, 172, 120, 7),
      place(504, 806, pram, { rotate: 30, scale: 1.06 }),
      place(58, 836, letter({ text: 'POTEMKIN', x: 0, y: 0, size: fit('POTEMKIN', 986), fill: cream }), {
        rotate: slope,
      }),
      letter({ text: 'Panserkryssaren', x: 60, y: 1376, size: 60, fill: red }),
      letter({
        text: 'Sergej Eisenstein · 1925',
        x: 60,
        y: 1432,
        size: 32,
        cut: 'groteskRegular',
        fill: cream,
      }),
    )
  },
}

export const potemkinStill: Picture = {
  id: 'film-potemkin',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.66, y: 0.55 },
  alt: 'Barnevogna på veg ned trappa i Odessa, med soldatane i rekkje bak.',
  draw: () =>
    sheet(
      1920,
      1080,
      red,
      halftone(dark, { x: 900, y: 0, width: 1020, height: 560, step: 32 }, (x, y) =>
        Math.max(0, Math.min(11, (x - 1100 - y * 0.4) / 60)),
      ),
      circle(1500, 330, 230, cream),
      place(390, 384, soldier, { scale: 0.86 }),
      place(580, 468, soldier, { scale: 0.86 }),
      place(770, 552, soldier, { scale: 0.86 }),
      steps(300, 300, 190, 84, 9, 1080),
      edges(300, 300, 190, 84, 9),
      place(1287, 750, pram, { rotate: 20, scale: 1.04 }),
    ),
}
