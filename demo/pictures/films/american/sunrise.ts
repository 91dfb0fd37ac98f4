import { letter } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import { circle, cuts, fit, place, rays, rect, repeat, shape, sheet, smooth, stroke } from '../shapes.ts'

const lemon = '#ffe9a3'
const apricot = '#fdbb7c'
const coral = '#f58d7a'
const pink = '#e8698a'
const plum = '#5b1f52'
const wine = '#8c2a63'
const night = '#35103a'

/** The wife, facing right: smooth parting and a knot at the neck. The nose tip is at (150, 0). */
const wife = [
  smooth(
    '40,-246! 84,-196 100,-130 94,-84 108,-56 150,-2 132,14! 112,18! 126,40 114,52! 124,66 110,86 104,98 116,130 96,166 40,182 22,230 30,320 110,400 200,470! 240,760! -560,760! -520,520 -360,420 -170,350 -130,250 -170,120 -120,-180',
    wine,
  ),
  smooth(
    '64,-226! 10,-270 -90,-262 -170,-190 -196,-80 -176,40 -130,130 -70,150 -30,90 -14,10 6,-60 60,-120 98,-140!',
    plum,
  ),
  smooth('-150,90 -214,70 -268,110 -270,180 -210,214 -146,190 -120,140', plum),
  stroke('M58,-208 C-20,-190 -96,-130 -120,-20 M30,-236 C-60,-226 -140,-150 -154,-20', pink, 6),
  stroke('M-246,120 Q-200,110 -166,160', pink, 6),
  smooth('-22,14 4,6 14,34 0,66 -18,58', wine),
  stroke('M56,-42 Q78,-30 98,-42', plum, 8),
  stroke('M46,-92 Q74,-108 100,-94', plum, 8),
  circle(-4, 78, 8, lemon),
].join('')

/** The husband, facing left: cropped hair, heavier jaw. The nose tip is at (-156, 0). */
const husband = [
  smooth(
    '-60,-250! -100,-190 -104,-124 -96,-90 -114,-60 -158,-4 -140,14! -114,18! -128,38 -116,50! -126,66 -114,86 -112,100 -126,136 -108,176 -46,196 -30,240 -50,330 -150,420 -240,500! -260,760! 620,760! 580,540 400,430 190,360 130,250 170,120 130,-180',
    plum,
  ),
  smooth(
    '-90,-196! -80,-260 20,-300 120,-270 190,-180 194,-60 160,70 120,130! 100,60 60,20! 40,-30 22,-110! -40,-130 -98,-150!',
    night,
  ),
  smooth('30,14 4,4 -10,34 6,70 28,62', plum),
  stroke('M-58,-42 Q-82,-30 -100,-44', night, 8),
  stroke('M-46,-96 Q-78,-110 -104,-94', night, 10),
  smooth('-46,318! -6,300 96,330 150,356! 60,420 -20,520 -60,760! -150,760! -120,560 -90,420', night),
  stroke('M-30,352 Q20,400 -30,520', wine, 6),
].join('')

const dawn = (x: number, y: number) =>
  [
    circle(x, y, 1500, pink),
    rays(x, y, 2400, 30, '#dc5a80', 0.5, 0.25),
    circle(x, y, 620, coral),
    rays(x, y, 620, 30, '#f7997f', 0.5, 0.25),
    circle(x, y, 440, apricot),
    circle(x, y, 300, '#fed495'),
    circle(x, y, 178, lemon),
  ].join('')

/** The lake, with the sun's road across it. */
const water = (x: number, y: number, width: number, height: number, bars: number) =>
  rect(0, y, width, height, '#c2437a') +
  repeat(bars, (index) => {
    const reach = 190 - index * 10 + (index % 3) * 24
    return rect(x - reach, y + 14 + index * 24, reach * 2, 9, index % 2 ? apricot : lemon)
  })

export const sunrisePoster: Picture = {
  id: 'film-sunrise-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.5, y: 0.42 },
  alt: 'To andlet i profil, ei kvinne og ein mann, møtest medan sola renn mellom dei.',
  draw: () =>
    sheet(
      1000,
      1500,
      pink,
      dawn(500, 740),
      water(500, 812, 1000, 700, 12),
      place(314, 560, wife, { scale: 1.06 }),
      place(704, 530, husband, { scale: 1.1 }),
      rect(0, 1214, 1000, 290, night),
      cuts(wine, { x: 0, y: 1160, reach: 420, rows: 4, step: 18, thick: 6, seed: 3 }),
      letter({ text: 'SUNRISE', x: 500, y: 1382, size: fit('SUNRISE', 880), fill: lemon, anchor: 'middle' }),
      letter({
        text: 'F. W. Murnau · 1927',
        x: 500,
        y: 1438,
        size: 32,
        cut: 'groteskRegular',
        fill: coral,
        anchor: 'middle',
      }),
    ),
}

export const sunriseStill: Picture = {
  id: 'film-sunrise',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.63, y: 0.45 },
  alt: 'Ei kvinne og ein mann panne mot panne i profil, med soloppgangen mellom seg.',
  draw: () =>
    sheet(
      1920,
      1080,
      pink,
      dawn(1200, 640),
      water(1200, 712, 1920, 400, 9),
      place(1004, 470, wife, { scale: 1.1 }),
      place(1416, 436, husband, { scale: 1.14 }),
      shape('M0,720 C220,700 420,800 700,960 L960,1080 L0,1080Z', night),
      rect(0, 1030, 1920, 50, night),
    ),
}
