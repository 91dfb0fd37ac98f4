import { letter } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import {
  circle,
  limb,
  n,
  place,
  polygon,
  rect,
  repeat,
  ring,
  seeded,
  shape,
  sheet,
  smooth,
  stroke,
} from '../shapes.ts'

const sun = '#f7bd2f'
const amber = '#e39f1c'
const paper = '#fff6e2'
const ink = '#17150f'
const red = '#d8402b'
const skin = '#f6d3b0'

/** Lloyd hanging by both hands; the origin is his grip. */
const lloyd = [
  limb('-24,352,36 -44,440,29 -34,520,22 -44,604,15', ink),
  limb('26,352,36 84,424,30 92,486,23 158,540,15', ink),
  smooth('-62,606! -32,602! -26,628 -34,640! -104,644! -106,630 -84,618', ink),
  smooth('150,530! 172,552! 186,560 218,590! 206,602! 164,578 142,558', ink),
  rect(-60, 592, 30, 14, paper),
  smooth('-66,190 -58,270 -50,330 -64,396! 58,384! 50,330 58,270 66,190 0,176', ink),
  smooth('-70,204 -34,164 0,158 36,164 70,204 0,240', ink),
  polygon('-22,186 24,186 6,300', paper),
  polygon('-4,204 10,204 12,262 4,280 -6,262', red),
  stroke('M-24,194 L2,316 M26,194 L2,316', amber, 4),
  limb('-50,204,24 -62,128,22 -48,60,18 -34,26,14', ink),
  limb('50,204,24 66,128,22 54,60,18 38,26,14', ink),
  polygon('-52,32 -22,38 -18,16 -46,12', paper),
  polygon('56,32 24,38 20,16 48,12', paper),
  smooth('-48,14 -18,18 -12,-6 -22,-20 -44,-18 -52,-4', skin),
  smooth('50,14 20,18 12,-6 22,-20 44,-18 54,-4', skin),
  place(
    4,
    134,
    [
      rect(-14, 30, 28, 34, skin),
      smooth('-38,-24 -40,6 -28,38 0,52 28,38 40,6 38,-24 0,-36', skin),
      shape('M-40,-20 L-36,10 L-30,-20Z M40,-20 L36,10 L30,-20Z', ink),
      circle(-16, 0, 14, paper),
      circle(18, 0, 14, paper),
      ring(-16, 0, 14, ink, 5),
      ring(18, 0, 14, ink, 5),
      stroke('M-3,-2 L4,-2', ink, 5),
      circle(-13, 3, 5, ink),
      circle(21, 3, 5, ink),
      stroke('M-28,-22 L-8,-20 M30,-22 L10,-20', ink, 5),
      smooth('-8,28 0,24 10,28 8,42 -6,42', ink),
      polygon('-38,-24 -34,-58 36,-58 40,-24', paper),
      polygon('-38,-26 -36,-40 38,-40 40,-26', ink),
      smooth('-64,-20 0,-30 66,-20 62,-10 0,-18 -60,-10', paper),
    ].join(''),
    { rotate: -8 },
  ),
].join('')

const dial = (r: number) =>
  [
    circle(0, 0, r, red),
    circle(0, 0, r * 0.93, paper),
    ring(0, 0, r * 0.62, ink, r * 0.012),
    repeat(60, (index) => {
      const hour = index % 5 === 0
      const [width, length] = hour ? [index % 15 === 0 ? 0.085 : 0.05, 0.17] : [0.014, 0.05]
      return `<rect x="${n((-width * r) / 2)}" y="${n(-r * 0.88)}" width="${n(width * r)}" height="${n(length * r)}" fill="${ink}" transform="rotate(${index * 6})"/>`
    }),
  ].join('')

const hand = (x: number, y: number, angle: number, length: number, width: number) =>
  place(
    x,
    y,
    polygon(
      `${-length * 0.2},${-width} ${length * 0.86},${-width} ${length},0 ${length * 0.86},${width} ${-length * 0.2},${width}`,
      ink,
    ),
    {
      rotate: angle,
    },
  )

/** The façade falls away towards one point far under the street. */
function facade(left: number, right: number, far: { x: number; y: number }, bottom: number, fill: string) {
  const at = (x: number, y: number) => `${n(x + ((far.x - x) * y) / far.y)},${n(y)}`
  let y = 20
  let windows = ''
  while (y < bottom) {
    const height = 150 * (1 - y / far.y) ** 1.6
    const top = y
    windows += repeat(6, (index) => {
      const from = left + ((right - left) * (index + 0.2)) / 6
      const to = left + ((right - left) * (index + 0.8)) / 6
      return `<polygon points="${at(from, top)} ${at(to, top)} ${at(to, top + height)} ${at(from, top + height)}" fill="${fill}"/>`
    })
    y += height * 1.5
  }
  return windows
}

/** Cars as seen from twelve floors up. */
function street(y: number, width: number, seed: number, from = 0) {
  const random = seeded(seed)
  return (
    rect(from, y, width, 400, ink) +
    repeat(Math.floor(width / 60), (index) => rect(from + index * 60 + 8, y + 46, 30, 4, amber)) +
    repeat(Math.floor(width / 95), (index) => {
      const x = from + 20 + index * 95 + random() * 40
      const lane = y + (random() > 0.5 ? 14 : 62)
      return rect(x, lane, 44, 20, index % 3 ? paper : red) + rect(x + 12, lane + 3, 18, 14, ink)
    })
  )
}

export const safetyLastPoster: Picture = {
  id: 'film-safety-last-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.6, y: 0.45 },
  alt: 'Ein mann med briller og stråhatt heng etter visaren på eit svært tårnur, høgt over bilane i gata.',
  draw: () =>
    sheet(
      1000,
      1500,
      sun,
      facade(-260, 1260, { x: 620, y: 2300 }, 1260, amber),
      `<g transform="translate(420 430) rotate(-16) scale(1 0.94)">${dial(452)}</g>`,
      hand(420, 430, -72, 250, 15),
      hand(420, 430, 34, 430, 12),
      circle(420, 430, 34, ink),
      place(746, 654, lloyd, { scale: 0.96, rotate: 3 }),
      letter({ text: 'Safety', x: 55, y: 1176, size: 214, fill: ink, tracking: -0.035 }),
      letter({ text: 'Last!', x: 56, y: 1366, size: 214, fill: red, tracking: -0.035 }),
      street(1404, 1000, 5),
      letter({
        text: 'Newmeyer & Taylor · 1923',
        x: 940,
        y: 1366,
        size: 30,
        cut: 'groteskRegular',
        fill: ink,
        anchor: 'end',
      }),
    ),
}

export const safetyLastStill: Picture = {
  id: 'film-safety-last',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.72, y: 0.5 },
  alt: 'Ein mann i dress heng etter langvisaren på eit ur høgt oppe på ein gul husvegg.',
  draw: () =>
    sheet(
      1920,
      1080,
      sun,
      facade(-300, 2220, { x: 1300, y: 1700 }, 980, amber),
      // The shaded side of the house, calm under the page's title.
      polygon('0,0 420,0 900,1080 0,1080', '#2b2416'),
      repeat(6, (index) =>
        polygon(
          `${60 + index * 44},${70 + index * 150} ${170 + index * 40},${70 + index * 150} ${206 + index * 40},${160 + index * 144} ${100 + index * 44},${160 + index * 144}`,
          index === 2 ? sun : '#3d3420',
        ),
      ),
      `<g transform="translate(1230 400) rotate(-14) scale(1 0.94)">${dial(440)}</g>`,
      hand(1230, 400, -110, 240, 15),
      hand(1230, 400, 12, 430, 12),
      circle(1230, 400, 34, ink),
      place(1588, 478, lloyd, { scale: 0.8, rotate: 4 }),
      street(1010, 1920, 8),
    ),
}
