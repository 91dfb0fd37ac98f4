import { letter } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import {
  circle,
  fit,
  limb,
  n,
  oval,
  place,
  polygon,
  rect,
  repeat,
  seeded,
  sheet,
  smooth,
  stroke,
} from '../shapes.ts'

const ice = '#bfdde6'
const frost = '#dcedf1'
const white = '#ffffff'
const blue = '#6fa3b8'
const ink = '#182127'
const skin = '#fbe7d3'
const crust = '#c9802f'
const crumb = '#eebf6d'
const gold = '#c28208'
const steel = '#8797a0'
const coat = '#2b3a44'
const deep = '#3d6d83'

/** A fork standing in its roll, handle up; the roll rests on y = 0, its toe to the right. */
const forkLeg = [
  smooth('-70,-30 -62,-74 -10,-92 50,-84 104,-56 122,-22 96,0 -50,0', crust),
  smooth('-50,-56 -8,-80 40,-74 60,-58 10,-60', crumb),
  stroke('M-14,-66 Q0,-52 -4,-34 M28,-62 Q42,-50 40,-32 M66,-52 Q78,-42 76,-26', '#9a5a1c', 6),
  rect(-27, -180, 9, 116, steel),
  rect(-9, -180, 9, 110, steel),
  rect(9, -180, 9, 110, steel),
  smooth('-30,-176! 20,-176! 22,-210 4,-238 2,-250! -12,-250! -14,-238 -32,-210', steel),
  smooth('-11,-244! 1,-244! 10,-430 6,-452 -16,-452 -20,-430', steel),
  stroke('M-5,-270 L-4,-430', white, 4),
].join('')

/** A fist round a handle, knuckles to us, wrist to the lower left. */
const hand =
  smooth('-40,26! -44,-20 -24,-46 6,-52 36,-42 44,-14 38,14 16,30 -10,40!', skin) +
  stroke('M-6,-48 Q-2,-30 -8,-12 M14,-48 Q18,-30 12,-10 M32,-40 Q34,-26 28,-10', '#d9a986', 5) +
  smooth('-30,-6 -6,-14 26,-8 30,6 0,10', '#f3d3b6')

/** The Tramp from the chest up, eyes on his dancers; the chin is at (0, 0). */
const tramp = [
  smooth('-330,560! -322,300 -290,170 -180,96 -70,50! 70,50! 180,96 290,170 322,300 330,560!', ink),
  polygon('-76,40 76,40 40,330 -40,330', frost),
  polygon('-70,44 -120,78 -60,260 0,330 -44,160', coat),
  polygon('70,44 120,78 60,260 0,330 44,160', coat),
  rect(-46, -40, 92, 90, skin),
  polygon('-46,20 46,20 10,50 -10,50', '#e5bd9a'),
  polygon('-84,48 -8,72 -84,106', ink),
  polygon('84,48 8,72 84,106', ink),
  circle(0, 76, 18, ink),
  smooth('-124,-240 -122,-120 -92,-44 -44,-4 0,4 44,-4 92,-44 122,-120 124,-240 0,-280', skin),
  oval(-126, -138, 20, 36, skin),
  oval(126, -138, 20, 36, skin),
  // Curls at the temples.
  repeat(
    4,
    (index) =>
      circle(-136 + (index % 2) * 22, -232 + index * 22, 27, ink) +
      circle(136 - (index % 2) * 22, -232 + index * 22, 27, ink),
  ),
  stroke('M-88,-186 Q-58,-208 -26,-184 M88,-186 Q58,-208 26,-184', ink, 15),
  smooth('-92,-140 -58,-162 -24,-140 -58,-124', white),
  smooth('92,-140 58,-162 24,-140 58,-124', white),
  circle(-54, -136, 15, ink),
  circle(62, -136, 15, ink),
  stroke('M-94,-142 Q-58,-168 -22,-142 M94,-142 Q58,-168 22,-142', ink, 9),
  stroke('M-4,-130 Q-22,-96 -18,-86 Q0,-78 18,-86', '#d9a986', 9),
  polygon('-38,-74 38,-74 46,-44 -46,-44', ink),
  stroke('M-34,-28 Q0,-12 38,-30', '#b34a3a', 8),
  circle(-84, -76, 24, '#f6cdb4'),
  circle(84, -76, 24, '#f6cdb4'),
  smooth('-142,-250! -136,-360 -84,-424 0,-438 84,-424 136,-360 142,-250!', ink),
  smooth('-214,-240 -180,-284 0,-262 180,-284 214,-240 150,-220 0,-236 -150,-220', ink),
  smooth('-142,-300! 0,-278 142,-300! 141,-268! 0,-248 -141,-268!', steel),
].join('')

/** Head above, forks below: the smallest dancer in the north. Table top at y = 0. */
const dance = [
  place(0, -520, tramp),
  limb('-300,-60,62 -250,-190,50 -150,-290,40 -112,-328,36', coat),
  limb('300,-60,62 250,-190,50 150,-290,40 112,-328,36', coat),
  smooth('-370,0! -372,-70 -330,-120 -250,-110 -220,0!', coat),
  smooth('370,0! 372,-70 330,-120 250,-110 220,0!', coat),
  polygon('-150,-324 -112,-368 -74,-330 -116,-286', frost),
  polygon('150,-324 112,-368 74,-330 116,-286', frost),
].join('')

const legs = [
  place(-58, 0, forkLeg, { scaleX: -0.9, scale: 0.9, rotate: 5 }),
  place(128, -50, forkLeg, { scale: 0.9, rotate: -20 }),
  place(-66, -356, hand, { rotate: 34 }),
  place(40, -362, hand, { scaleX: -1, rotate: -34 }),
].join('')

function snow(width: number, height: number, count: number, seed: number) {
  const random = seeded(seed)
  return repeat(count, () => circle(random() * width, random() * height, 3 + random() * 8, white))
}

/** The cabin window: peaks, and snow coming down past them. */
const peaks = (width: number, height: number) =>
  [
    polygon(
      `0,${height} ${n(width * 0.2)},${n(height * 0.42)} ${n(width * 0.34)},${n(height * 0.66)} ${n(width * 0.55)},${n(height * 0.24)} ${n(width * 0.8)},${n(height * 0.62)} ${n(width * 0.9)},${n(height * 0.5)} ${width},${n(height * 0.7)} ${width},${height}`,
      blue,
    ),
    polygon(
      `${n(width * 0.55)},${n(height * 0.24)} ${n(width * 0.66)},${n(height * 0.41)} ${n(width * 0.58)},${n(height * 0.39)} ${n(width * 0.54)},${n(height * 0.46)} ${n(width * 0.49)},${n(height * 0.38)} ${n(width * 0.46)},${n(height * 0.42)}`,
      white,
    ),
    polygon(
      `${n(width * 0.2)},${n(height * 0.42)} ${n(width * 0.26)},${n(height * 0.52)} ${n(width * 0.2)},${n(height * 0.52)} ${n(width * 0.15)},${n(height * 0.56)}`,
      white,
    ),
  ].join('')

/** A cloth with scalloped edge. */
const cloth = (y: number, width: number) =>
  rect(0, y, width, 600, white) +
  rect(0, y, width, 16, frost) +
  repeat(Math.ceil(width / 80), (index) =>
    polygon(
      `${index * 80 + 24},${y + 44} ${index * 80 + 40},${y + 30} ${index * 80 + 56},${y + 44} ${index * 80 + 40},${y + 58}`,
      gold,
    ),
  )

export const goldRushPoster: Picture = {
  id: 'film-gold-rush-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.5, y: 0.5 },
  alt: 'Landstrykaren lèt to gaflar med rundstykke på danse som bein over bordduken.',
  draw: () =>
    sheet(
      1000,
      1500,
      ice,
      peaks(1000, 1110),
      snow(1000, 800, 60, 4),
      place(500, 1112, dance, { scale: 1.12 }),
      cloth(1100, 1000),
      oval(440, 1156, 110, 12, frost),
      oval(720, 1156, 90, 12, frost),
      place(500, 1152, legs, { scale: 1.12 }),
      letter({ text: 'The', x: 62, y: 1226, size: 70, cut: 'serifItalic', fill: ink }),
      letter({
        text: 'Gold Rush',
        x: 500,
        y: 1390,
        size: fit('Gold Rush', 880, 'grotesk', -0.03),
        fill: gold,
        anchor: 'middle',
        tracking: -0.03,
      }),
      letter({
        text: 'Charles Chaplin · 1925',
        x: 500,
        y: 1440,
        size: 30,
        cut: 'groteskRegular',
        fill: ink,
        anchor: 'middle',
      }),
    ),
}

export const goldRushStill: Picture = {
  id: 'film-gold-rush',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.68, y: 0.5 },
  alt: 'Landstrykaren ved bordet får to rundstykke på gaflar til å danse, med snøfjell bak.',
  draw: () =>
    sheet(
      1920,
      1080,
      ice,
      peaks(1920, 960),
      snow(1920, 900, 90, 4),
      polygon('0,1080 0,560 240,420 460,640 900,930 900,1080', deep),
      polygon('240,420 330,512 270,500 230,560 180,500 100,502', white),
      place(1330, 950, dance, { scale: 0.94 }),
      cloth(940, 1920),
      polygon('0,940 760,940 700,1080 0,1080', '#2f5a6e'),
      place(1330, 992, legs, { scale: 0.94 }),
    ),
}
