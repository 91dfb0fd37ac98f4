import { letter } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import {
  circle,
  fit,
  n,
  oval,
  place,
  polygon,
  rect,
  repeat,
  shape,
  sheet,
  smooth,
  stroke,
} from '../shapes.ts'

const violet = '#3a1a66'
const grape = '#54298a'
const black = '#130a20'
const ivory = '#f7f0e2'
const bone = '#d8cbb4'
const gold = '#e6b04a'
const ochre = '#a8752a'

/** The mask's half of the face, left of the axis: smooth, blank and a little too calm. */
const mask = [
  shape(
    'M0,-330 C-150,-330 -232,-230 -232,-90 C-232,40 -190,120 -150,180 C-120,224 -70,236 -30,206 C-16,194 -6,186 0,184Z',
    ivory,
  ),
  shape(
    'M-232,-90 C-232,40 -190,120 -150,180 C-120,224 -70,236 -30,206 C-90,214 -150,150 -180,60 C-200,0 -206,-80 -190,-190 C-216,-166 -232,-130 -232,-90Z',
    bone,
  ),
  smooth('-182,-46 -120,-92 -56,-50 -44,-16 -110,2 -168,-12', black),
  stroke('M-196,-112 C-150,-158 -80,-146 -34,-98', bone, 12),
  shape('M0,-80 C-14,-20 -30,50 -58,100 C-62,128 -30,140 0,134Z', bone),
  smooth('-44,112 -28,104 -16,120 -34,126', black),
  circle(-104, -40, 13, gold),
].join('')

/** What the mask hides, right of the axis. */
const skull = [
  shape(
    'M0,-330 C150,-330 236,-236 230,-90 C228,-20 206,30 204,80 C202,112 176,130 160,150 C150,210 140,300 96,340 C66,362 30,366 0,366Z',
    bone,
  ),
  shape(
    'M230,-90 C228,-20 206,30 204,80 C202,112 176,130 160,150 C150,210 140,300 96,340 C120,260 120,180 118,140 C150,120 170,80 170,40 C190,0 204,-80 180,-220 C212,-190 232,-140 230,-90Z',
    '#9d8b86',
  ),
  smooth('40,-70 90,-106 160,-92 184,-30 160,30 96,44 48,8', black),
  circle(108, -30, 15, gold),
  shape('M0,30 C14,40 34,84 38,112 C26,124 10,120 0,112Z', black),
  smooth('120,80 180,70 176,110 140,146 116,120', '#9d8b86'),
  shape('M0,190 C50,186 90,186 128,168 C126,220 118,250 104,268 C70,276 30,278 0,278Z', black),
  repeat(4, (index) => rect(3 + index * 29, 184 - index * 1.5, 24, 38 - index * 3, ivory)),
  repeat(4, (index) => rect(3 + index * 27, 242 - index * 2, 23, 34 - index * 3, ivory)),
  stroke('M60,-250 C90,-220 80,-190 110,-170 M140,-240 L150,-200', '#9d8b86', 7),
  stroke('M20,-140 C60,-170 130,-168 176,-120', '#9d8b86', 10),
].join('')

/** Hat brim, cloak and collar around both halves. */
const face = [
  smooth('-520,760! -480,520 -330,420 -190,380 -180,250! 180,250! 190,380 330,420 480,520 520,760!', black),
  polygon('-190,330 -330,470 -120,760 0,470', '#241238'),
  polygon('190,330 330,470 120,760 0,470', '#241238'),
  polygon('-40,420 40,420 60,760 -60,760', ivory),
  polygon('-60,404 0,430 60,404 60,452 0,436 -60,452', black),
  // The living chin below the mask, out of the light.
  shape('M-150,150 C-150,220 -120,320 -80,346 C-50,362 -20,366 0,366 L0,150Z', '#6d4b8f'),
  shape('M0,252 C-20,246 -50,250 -80,262 C-50,268 -20,270 0,268Z', black),
  shape('M0,276 C-20,280 -46,278 -64,272 C-46,298 -16,302 0,300Z', '#4c2f6c'),
  mask,
  skull,
  rect(-4, -330, 8, 520, black),
].join('')

const candle = (x: number, y: number) =>
  place(
    x,
    y,
    rect(-7, -46, 14, 46, ivory) + smooth('0,-98! 13,-66 0,-48 -13,-66', gold) + oval(0, -64, 5, 10, ivory),
  )

/** A chandelier 760 wide, hanging from (0, -190). */
const chandelier = [
  stroke('M0,-400 L0,-120', gold, 8),
  repeat(9, (index) => oval(0, -386 + index * 32, 9, 14, gold)),
  smooth('0,-140 34,-104 18,-64 44,-20 22,34 0,80! -22,34 -44,-20 -18,-64 -34,-104', gold),
  stroke('M0,-30 C80,60 200,60 220,-40 M0,-30 C-80,60 -200,60 -220,-40', gold, 13),
  stroke('M0,10 C140,120 340,90 370,-30 M0,10 C-140,120 -340,90 -370,-30', gold, 13),
  stroke('M0,-60 C40,-10 90,0 104,-60 M0,-60 C-40,-10 -90,0 -104,-60', gold, 11),
  [-370, -220, -104, 104, 220, 370]
    .map((x) => {
      const y = Math.abs(x) > 300 ? -34 : Math.abs(x) > 200 ? -44 : -64
      const crystal = polygon(`${x},${y + 16} ${x + 9},${y + 40} ${x},${y + 64} ${x - 9},${y + 40}`, ivory)
      return oval(x, y + 4, 30, 9, ochre) + candle(x, y) + crystal
    })
    .join(''),
  polygon('0,74 14,108 0,142 -14,108', ivory),
].join('')

function drapes(width: number, height: number, side: 1 | -1, x: number) {
  return place(
    x,
    0,
    repeat(5, (index) => {
      const reach = width * (1 - index * 0.18)
      return shape(
        `M0,0 H${n(reach)} C${n(reach * 0.9)},${height * 0.3} ${n(reach * 0.5)},${height * 0.55} ${n(reach * 0.24)},${height * 0.66} C${n(reach * 0.4)},${height * 0.8} ${n(reach * 0.46)},${height * 0.9} ${n(reach * 0.44)},${height} H0Z`,
        index % 2 ? violet : grape,
      )
    }),
    { scaleX: side },
  )
}

export const phantomPoster: Picture = {
  id: 'film-phantom-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.5, y: 0.48 },
  alt: 'Eit andlet som er halvt kvit maske og halvt hovudskalle, under ei lysekrone i ferd med å losne.',
  draw: () =>
    sheet(
      1000,
      1500,
      violet,
      rect(0, 0, 1000, 1500, '#26104a'),
      drapes(420, 1300, 1, 0),
      drapes(420, 1300, -1, 1000),
      place(500, 712, face, { scale: 1.02 }),
      place(500, 210, chandelier, { rotate: 8 }),
      rect(0, 1180, 1000, 320, black),
      letter({ text: 'The', x: 62, y: 1166, size: 74, cut: 'serifItalic', fill: gold }),
      letter({
        text: 'Phantom',
        x: 500,
        y: 1340,
        size: fit('Phantom', 884, 'serif', -0.02),
        cut: 'serif',
        fill: ivory,
        anchor: 'middle',
        tracking: -0.02,
      }),
      letter({ text: 'of the Opera', x: 62, y: 1422, size: 74, cut: 'serifItalic', fill: gold }),
      letter({
        text: 'Rupert Julian · 1925',
        x: 940,
        y: 1420,
        size: 30,
        cut: 'serif',
        fill: bone,
        anchor: 'end',
      }),
    ),
}

export const phantomStill: Picture = {
  id: 'film-phantom',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.68, y: 0.5 },
  alt: 'Fantomet i operaen, halvt maske og halvt skalle, mellom fiolette teppe under ei lysekrone.',
  draw: () =>
    sheet(
      1920,
      1080,
      '#26104a',
      drapes(760, 1300, 1, 0),
      drapes(420, 1180, -1, 1920),
      place(1300, 660, face, { scale: 1.06 }),
      place(1300, 140, chandelier, { rotate: 8 }),
    ),
}
