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
  ring,
  shape,
  sheet,
  smooth,
  stroke,
} from '../shapes.ts'

const sky = '#f3c49b'
const skin = '#fbe6d0'
const red = '#c43d27'
const navy = '#1c2b3a'
const steel = '#3d5468'
const brass = '#e8ae3f'

/** A driving wheel with its pin straight down, so that the rod hangs as low as it can. */
const wheel = (r: number) =>
  [
    circle(0, 0, r, navy),
    ring(0, 0, r * 0.9, red, r * 0.1),
    repeat(16, (index) => {
      const angle = ((index + 0.5) / 16) * 360
      return `<rect x="${n(-r * 0.028)}" y="${n(-r * 0.87)}" width="${n(r * 0.056)}" height="${n(r * 0.7)}" fill="${red}" transform="rotate(${angle})"/>`
    }),
    shape(
      `M${n(-r * 0.62)},${n(-r * 0.6)} A${n(r * 0.86)},${n(r * 0.86)} 0 0 1 ${n(r * 0.62)},${n(-r * 0.6)} Q0,${n(-r * 0.34)} ${n(-r * 0.62)},${n(-r * 0.6)}Z`,
      red,
    ),
    shape(
      `M${n(-r * 0.16)},0 L${n(r * 0.16)},0 L${n(r * 0.13)},${n(r * 0.5)} L${n(-r * 0.13)},${n(r * 0.5)}Z`,
      red,
    ),
    circle(0, 0, r * 0.22, red),
    circle(0, 0, r * 0.13, navy),
    circle(0, 0, r * 0.05, brass),
  ].join('')

/** Keaton seen from the front, sitting; the origin is the top of the rod under him. */
const keaton = [
  limb('-34,-18,36 -50,16,34 -44,90,25 -30,150,18', navy),
  limb('34,-18,36 50,16,34 52,92,25 66,150,18', navy),
  // The feet hang clear of the ground and turn in, like a scolded boy's.
  smooth('-52,148! -12,146! -2,166 22,196! 6,206! -40,186 -54,170', '#0e1620'),
  smooth('48,150! 86,146! 94,166 92,196! 70,204! 48,180', '#0e1620'),
  smooth('-58,-16 -66,-80 -76,-150 -80,-196 -38,-226! 38,-226! 80,-196 76,-150 66,-80 58,-16 0,0', steel),
  polygon('-30,-226 30,-226 0,-86', skin),
  polygon('-10,-214 10,-214 16,-110 0,-86 -16,-110', navy),
  polygon('-30,-228 -52,-196 -30,-150 0,-84 -26,-190', navy),
  polygon('30,-228 52,-196 30,-150 0,-84 26,-190', navy),
  limb('-70,-188,25 -92,-128,22 -98,-84,20 -74,-40,18 -34,-14,14', steel),
  limb('70,-188,25 92,-128,22 98,-84,20 74,-40,18 34,-14,14', steel),
  stroke('M-62,-150 Q-66,-100 -74,-82 Q-66,-56 -44,-36 M62,-150 Q66,-100 74,-82 Q66,-56 44,-36', navy, 5),
  smooth('-44,-24 -10,-22 14,-14 16,6 -8,16 -34,6', skin),
  smooth('44,-26 10,-24 -6,-12 -8,4 10,14 36,4', skin),
  stroke('M-6,12 L-4,-8', navy, 4),
  rect(-22, -252, 44, 34, skin),
  smooth('-50,-330 -48,-276 -24,-242 0,-234 24,-242 48,-276 50,-330 0,-350', skin),
  smooth('-56,-312 -48,-316 -48,-284 -56,-288', skin),
  smooth('56,-312 48,-316 48,-284 56,-288', skin),
  shape('M-52,-336 L-44,-290 L-40,-322Z M52,-336 L44,-290 L40,-322Z', navy),
  stroke('M-36,-310 Q-24,-320 -12,-312 M36,-310 Q24,-320 12,-312', navy, 7),
  oval(-22, -295, 8, 7, navy),
  oval(22, -295, 8, 7, navy),
  stroke('M-2,-298 L-8,-272 L4,-270', '#d99f7c', 5),
  stroke('M-14,-254 L14,-254', navy, 6),
  polygon('-56,-346 -50,-388 50,-388 56,-346', '#0e1620'),
  polygon('-55,-350 -53,-364 53,-364 55,-350', brass),
  smooth('-92,-346 0,-354 92,-346 88,-334 0,-340 -88,-334', '#0e1620'),
].join('')

const rod = (x: number, y: number, width: number) =>
  [
    rect(x, y - 26, width, 52, brass),
    rect(x, y - 10, width, 20, '#c98d27'),
    repeat(2, (index) => circle(x + index * width, y, 58, brass) + circle(x + index * width, y, 26, navy)),
  ].join('')

const track = (y: number, width: number) =>
  rect(0, y, width, 18, steel) +
  rect(0, y + 18, width, 400, navy) +
  repeat(Math.ceil(width / 110), (index) => rect(18 + index * 110, y + 18, 64, 40, steel))

/** The underside of the engine: running board, rivets and a brass stripe. */
const footplate = (y: number, width: number) =>
  [
    rect(0, y, width, 74, navy),
    rect(0, y + 50, width, 12, brass),
    repeat(Math.floor(width / 50), (index) => circle(25 + index * 50, y + 24, 7, steel)),
  ].join('')

export const theGeneralPoster: Picture = {
  id: 'film-the-general-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.5, y: 0.62 },
  alt: 'Ein alvorleg mann med flat hatt sit på koplingsstonga mellom to svære raude lokomotivhjul.',
  draw: () =>
    sheet(
      1000,
      1500,
      sky,
      letter({ text: 'The', x: 60, y: 194, size: 186, fill: navy, tracking: -0.03 }),
      letter({
        text: 'General',
        x: 52,
        y: 420,
        size: fit('General', 884, 'grotesk', -0.035),
        fill: red,
        tracking: -0.035,
      }),
      footplate(490, 1000),
      place(70, 950, wheel(386)),
      place(930, 950, wheel(386)),
      rod(70, 1112, 860),
      place(500, 1088, keaton, { scale: 0.94 }),
      track(1336, 1000),
      letter({ text: 'Buster Keaton · 1926', x: 60, y: 1434, size: 32, cut: 'groteskRegular', fill: sky }),
    ),
}

export const theGeneralStill: Picture = {
  id: 'film-the-general',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.67, y: 0.55 },
  alt: 'Ein mann med flat hatt sit åleine på koplingsstonga til eit stort damplokomotiv.',
  draw: () =>
    sheet(
      1920,
      1080,
      sky,
      footplate(50, 1920),
      place(800, 520, wheel(400)),
      place(1790, 520, wheel(400)),
      rod(800, 720, 990),
      place(1296, 696, keaton, { scale: 1.06 }),
      track(920, 1920),
      // The firebox fills the side where the page sets its title.
      shape('M0,0 H420 V700 Q420,780 500,780 H560 V920 H0Z', navy),
      rect(0, 0, 402, 16, steel),
      rect(388, 0, 14, 690, brass),
      repeat(13, (index) => circle(364, 40 + index * 50, 7, steel)),
      rect(0, 760, 560, 12, brass),
      rect(0, 1038, 1920, 42, navy),
    ),
}
