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
  shape,
  sheet,
  smooth,
  stroke,
} from '../shapes.ts'

const sky = '#d3ebe6'
const snow = '#fbfaf3'
const haze = '#8cc0c4'
const slope = '#4a8f9d'
const fjord = '#1d5b6e'
const deep = '#0f3a4a'
const red = '#d63a2e'
const gold = '#f0b53a'
const skin = '#f7d9bb'

const head = (x: number, y: number, hair: string) =>
  oval(x, y, 21, 25, skin) +
  shape(
    `M${x - 23},${y + 2} Q${x - 26},${y - 30} ${x},${y - 30} Q${x + 26},${y - 30} ${x + 23},${y + 2} Q${x + 14},${y - 14} ${x},${y - 14} Q${x - 14},${y - 14} ${x - 23},${y + 2}Z`,
    hair,
  )

const face = (x: number, y: number) =>
  circle(x - 8, y + 2, 2.6, deep) +
  circle(x + 8, y + 2, 2.6, deep) +
  stroke(`M${x - 5},${y + 13} Q${x},${y + 16} ${x + 5},${y + 13}`, red, 2.6)

/** The bride: white sleeves, red bodice, and the crown that everything else bows to. */
const bride = [
  smooth('-52,0! -40,-60 -30,-104 0,-112 30,-104 40,-60 52,0!', red),
  limb('-34,-96,16 -56,-56,20 -46,-24,15 -14,-22,10', snow),
  limb('34,-96,16 56,-56,20 46,-24,15 14,-22,10', snow),
  polygon('-20,-108 20,-108 14,-40 -14,-40', gold),
  repeat(3, (index) => rect(-13, -98 + index * 20, 26, 7, red)),
  smooth('-14,-26 14,-26 10,-8 -10,-8', skin),
  rect(-8, -124, 16, 18, skin),
  head(0, -146, '#c98f3a'),
  face(0, -146),
  limb('-22,-150,5 -30,-116,7 -28,-80,6', '#c98f3a'),
  limb('22,-150,5 30,-116,7 28,-80,6', '#c98f3a'),
  polygon('-28,-164 -46,-214 -28,-200 -22,-226 -8,-204 0,-236 8,-204 22,-226 28,-200 46,-214 28,-164', gold),
  rect(-28, -170, 56, 9, red),
  repeat(5, (index) => circle(-24 + index * 12, -156, 4, gold)),
  repeat(3, (index) => circle(-18 + index * 18, -184, 4.5, red)),
].join('')

const groom = [
  smooth('-48,0! -46,-70 -30,-112 0,-118 30,-112 46,-70 48,0!', deep),
  polygon('-14,-116 14,-116 0,-50', snow),
  polygon('-7,-112 7,-112 0,-92', red),
  repeat(3, (index) => circle(-20, -70 + index * 20, 4, gold) + circle(20, -70 + index * 20, 4, gold)),
  limb('-40,-92,16 -54,-50,16 -40,-14,13', deep),
  limb('40,-92,16 54,-50,16 40,-14,13', deep),
  rect(-8, -130, 16, 18, skin),
  head(0, -152, '#5b3a20'),
  face(0, -152),
  polygon('-24,-172 -20,-214 20,-214 24,-172', deep),
  rect(-40, -176, 80, 9, deep),
  rect(-23, -186, 46, 8, red),
].join('')

/** A rower in profile, facing the stern, at the end of the stroke; the oar goes down on this side. */
const rower = (coat: string, hat: string) =>
  [
    smooth('-34,0! -44,-48 -34,-96 -10,-114 16,-104 24,-60 34,0!', coat),
    rect(-14, -126, 18, 20, skin),
    smooth('-24,-160! -24,-134 -14,-122 4,-118 18,-124 20,-136 26,-142 20,-150 18,-164!', skin),
    smooth('-28,-160! -30,-136 -20,-126 -12,-132! -10,-150 2,-160!', '#5b3a20'),
    circle(11, -147, 2.8, deep),
    stroke('M11,-131 L18,-132', red, 2.6),
    smooth('-32,-156! -30,-184 -4,-196 18,-184 20,-162! 36,-156! 10,-156', hat),
    limb('-8,-98,15 18,-70,13 32,-50,10', snow),
    circle(34, -46, 10, skin),
  ].join('')

/** The fiddler stands in the bow and plays them home. */
const fiddler = [
  smooth('-28,0! -28,-60 -24,-120! 26,-120! 30,-60 34,0!', deep),
  smooth('-36,-84! -38,-140 -26,-190 2,-204 30,-194 38,-150 34,-84!', red),
  repeat(4, (index) => circle(4, -170 + index * 22, 4, gold)),
  limb('28,-180,15 58,-132,14 22,-140,11 -8,-166,9', red),
  polygon('-14,-198 12,-198 0,-160', snow),
  rect(-10, -218, 17, 22, skin),
  smooth('-26,-252! -28,-226 -16,-212 2,-208 20,-216 24,-252!', skin),
  smooth('24,-254! 26,-226 16,-214! 12,-236 4,-254!', '#c98f3a'),
  circle(-16, -238, 2.8, deep),
  stroke('M-20,-222 L-12,-221', '#b8652f', 2.8),
  smooth('-30,-248! -28,-276 0,-288 24,-276 28,-250! 0,-254', deep),
  rect(-29, -256, 57, 7, red),
  limb('-24,-178,14 -66,-158,13 -100,-186,10 -112,-206,8', red),
  place(
    -34,
    -204,
    smooth('40,0 26,-20 8,-12 -8,-17 -28,0 -8,17 8,12 26,20', gold) +
      stroke('M-24,0 L-84,0', deep, 8) +
      stroke('M36,0 L-80,0', deep, 2) +
      stroke('M-84,-2 L-92,-8', deep, 8),
    { rotate: 8 },
  ),
  circle(-114, -212, 10, skin),
  circle(-12, -170, 10, skin),
  stroke('M0,-150 L-62,-262', snow, 4.5),
].join('')

const oar = (x: number) =>
  place(x, -70, stroke('M0,0 L-72,118', gold, 9) + smooth('-80,108! -60,120! -88,178! -112,164!', gold))

/** An Oselvar boat, 840 long, waterline at y = 0, rowing left. */
const boat = [
  place(-250, -30, fiddler),
  place(330, -30, rower(deep, slope), { scale: 0.94, scaleX: -0.94 }),
  place(212, -28, bride, { scale: 1.12 }),
  place(108, -28, groom, { scale: 1.04 }),
  place(-128, -24, rower(haze, red)),
  place(-18, -24, rower(slope, deep)),
  shape(
    'M-470,-150 C-440,-120 -400,-50 -300,-36 C-120,-14 160,-14 320,-36 C400,-50 440,-110 470,-160 C470,-70 420,30 300,46 C120,60 -120,60 -290,46 C-410,30 -456,-60 -470,-150Z',
    red,
  ),
  stroke('M-456,-106 C-420,-40 -370,-14 -290,-6 C-120,12 140,12 310,-6 C390,-16 430,-60 456,-112', snow, 5),
  stroke('M-438,-60 C-400,0 -350,20 -280,26 C-120,38 140,38 296,26 C370,18 420,-16 440,-62', deep, 4),
  oar(-98),
  oar(12),
].join('')

function ripples(y: number, x: number, width: number, rows: number, seed: number, colours: string[]) {
  const random = seeded(seed)
  return repeat(rows, (index) => {
    const length = width * (0.9 - index / (rows * 1.35)) * (0.5 + random() * 0.5)
    const left = x - length / 2 + (random() - 0.5) * width * 0.3
    return `<rect x="${n(left)}" y="${n(y + index * 24)}" width="${n(length)}" height="9" rx="4.5" fill="${colours[index % colours.length]}"/>`
  })
}

/** The eight-petalled rose that is stitched on every Hardanger apron. */
const rose = (x: number, y: number, r: number, fill: string) =>
  place(
    x,
    y,
    repeat(
      8,
      (index) =>
        `<polygon points="0,${n(-r * 0.12)} ${n(r * 0.36)},${n(-r * 0.62)} 0,${n(-r)}" fill="${fill}" transform="rotate(${index * 45})"/>`,
    ),
  )

const border = (y: number, width: number) =>
  rect(0, y, width, 130, red) +
  repeat(Math.ceil(width / 100), (index) => rose(50 + index * 100, y + 65, 44, snow)) +
  repeat(Math.ceil(width / 100) + 1, (index) =>
    polygon(
      `${index * 100 - 16},${y + 65} ${index * 100},${y + 38} ${index * 100 + 16},${y + 65} ${index * 100},${y + 92}`,
      gold,
    ),
  )

const mountains = (water: number) =>
  [
    polygon(
      `-100,${water} 120,${water - 330} 250,${water - 240} 430,${water - 520} 560,${water - 330} 660,${water - 410} 860,${water - 150} 1000,${water}`,
      haze,
    ),
    polygon(
      `430,${water - 520} 520,${water - 388} 470,${water - 410} 440,${water - 356} 396,${water - 410} 340,${water - 380}`,
      snow,
    ),
    polygon(
      `660,${water - 410} 718,${water - 334} 676,${water - 350} 640,${water - 320} 610,${water - 368}`,
      snow,
    ),
    polygon(
      `-200,${water} -60,${water - 520} 90,${water - 410} 210,${water - 190} 300,${water - 150} 400,${water}`,
      slope,
    ),
    polygon(
      `-60,${water - 520} 90,${water - 410} 132,${water - 334} 70,${water - 360} 20,${water - 310} -60,${water - 380}`,
      snow,
    ),
    polygon(
      `560,${water} 700,${water - 200} 800,${water - 260} 960,${water - 560} 1100,${water - 480} 1200,${water}`,
      slope,
    ),
    polygon(
      `960,${water - 560} 1100,${water - 480} 1100,${water - 380} 1010,${water - 400} 970,${water - 340} 930,${water - 410} 884,${water - 420}`,
      snow,
    ),
    polygon(`-200,${water} 0,${water - 150} 130,${water - 90} 260,${water}`, fjord),
    polygon(`740,${water} 880,${water - 110} 1010,${water - 160} 1200,${water}`, fjord),
  ].join('')

export const brudeferdenPoster: Picture = {
  id: 'film-brudeferden-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.52, y: 0.66 },
  alt: 'Brur med gullkrone og brudgom blir rodde over fjorden i ein raud båt, med spelemannen i baugen og snøfjell bak.',
  draw: () =>
    sheet(
      1000,
      1500,
      sky,
      circle(560, 560, 120, gold),
      mountains(860),
      rect(0, 860, 1000, 640, fjord),
      ripples(1146, 520, 700, 8, 9, [red, deep, snow, deep]),
      place(506, 1090, boat, { scale: 0.94 }),
      letter({
        text: 'Brudeferden',
        x: 500,
        y: 206,
        size: fit('Brudeferden', 880, 'serif', -0.02),
        cut: 'serif',
        fill: deep,
        anchor: 'middle',
        tracking: -0.02,
      }),
      letter({ text: 'i Hardanger', x: 936, y: 302, size: 96, cut: 'serifItalic', fill: red, anchor: 'end' }),
      letter({ text: 'Rasmus Breistein · 1926', x: 64, y: 298, size: 32, cut: 'serif', fill: deep }),
      border(1370, 1000),
    ),
}

export const brudeferdenStill: Picture = {
  id: 'film-brudeferden',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.66, y: 0.65 },
  alt: 'Eit brurefølgje i raud robåt på ein blank fjord mellom bratte snøfjell.',
  draw: () =>
    sheet(
      1920,
      1080,
      sky,
      circle(1120, 230, 110, gold),
      place(60, 0, mountains(600), { scaleX: 1.9 }),
      rect(0, 600, 1920, 480, fjord),
      ripples(906, 1350, 700, 6, 9, [red, deep, snow, deep]),
      place(1330, 850, boat, { scale: 0.98 }),
    ),
}
