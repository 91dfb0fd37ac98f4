import { letter, measureWidth } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import {
  circle,
  inside,
  limb,
  n,
  oval,
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

const night = '#2231a5'
const midnight = '#141d6b'
const cream = '#fdf0d2'
const butter = '#f0d59a'
const pink = '#f5a7b8'
const red = '#e0442f'
const ink = '#0d1246'

/** The shell, pointing down its own axis: nose at (0, 0), tail at y = -300. */
const shell = [
  smooth('0,10! -62,-70 -74,-150 -74,-290! 74,-290! 74,-150 62,-70', red),
  polygon('20,-290 74,-290 74,-150 58,-60 30,-20', '#b32c20'),
  rect(-82, -312, 164, 30, midnight),
  rect(-74, -246, 148, 14, cream),
  rect(-74, -140, 148, 14, cream),
  circle(-6, -190, 27, cream),
  circle(-6, -190, 17, midnight),
  repeat(5, (index) => circle(-56 + index * 28, -268, 5, cream)),
  polygon('-82,-312 -112,-352 -50,-336 -30,-360 0,-336 34,-362 50,-336 112,-352 82,-312', pink),
].join('')

/** The face of the moon, radius 360, as plastered and put-upon as Méliès built it. */
const moon = [
  circle(0, 0, 360, cream),
  inside(
    'moon-disc',
    'M-360,0 A360,360 0 1 0 360,0 A360,360 0 1 0 -360,0Z',
    circle(-46, -40, 380, cream) +
      shape('M360,-150 A360,360 0 0 1 -200,300 C-40,360 200,330 300,120 C340,30 350,-80 300,-220Z', butter) +
      [
        [-210, -210, 44],
        [-276, 20, 30],
        [30, -290, 36],
        [-150, 266, 34],
        [250, 190, 46],
        [60, 322, 26],
        [-90, -286, 20],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, butter) + ring(x - 3, y - 4, r * 0.7, cream, r * 0.2))
        .join(''),
  ),
  // Brow and the good eye, which looks at the damage.
  stroke('M-214,-98 Q-140,-160 -56,-104', ink, 17),
  stroke('M-196,-128 Q-140,-176 -70,-138', butter, 9),
  smooth('-208,-36 -140,-84 -66,-36 -136,2', '#ffffff'),
  circle(-112, -40, 30, ink),
  circle(-102, -50, 9, '#ffffff'),
  stroke('M-210,-36 Q-140,-96 -64,-36', ink, 11),
  stroke('M-198,-24 Q-140,22 -76,-22', ink, 6),
  stroke('M-192,4 Q-140,44 -84,10', butter, 8),
  // Nose, cheeks and a mouth pulled askew.
  smooth('-22,-60! -44,20 -64,76 -30,108 4,100 36,108 60,74 30,30 14,-50!', butter),
  stroke('M-20,-60 Q-34,20 -58,66 Q-64,104 -28,106 M34,106 Q66,98 56,66', ink, 8),
  circle(-190, 96, 52, pink),
  circle(176, 110, 46, pink),
  smooth(
    '-124,226! -104,176 -50,164 0,172 50,158 108,164 134,204! 116,232 60,222 0,234 -50,226 -100,246',
    ink,
  ),
  smooth(
    '-104,214! -92,186 -48,178 0,186 50,172 98,178 114,202! 104,216 58,206 0,218 -50,210 -92,228',
    '#ffffff',
  ),
  stroke('M-66,178 L-66,218 M-28,180 L-28,214 M10,182 L10,216 M48,172 L48,208 M84,172 L84,210', ink, 5),
  stroke('M-112,198 L110,190', ink, 4),
  stroke('M-142,214 Q-128,224 -134,244 M138,186 Q152,196 148,216', ink, 8),
  stroke('M-40,276 Q10,258 62,272', ink, 8),
  // The splash of cream round the shell.
  smooth(
    '40,-60 78,-130 120,-92 158,-160 186,-94 246,-112 226,-52 276,-18 216,6 226,60 176,36 150,92 124,40 76,58 88,6',
    butter,
  ),
  smooth(
    '66,-50 96,-96 128,-68 158,-112 176,-66 216,-76 204,-38 236,-14 196,0 198,36 166,18 148,52 128,20 96,28 104,-6',
    '#ffffff',
  ),
  limb('150,60,14 152,110,12 148,150,16', '#ffffff'),
  place(136, -22, shell, { rotate: 72, scale: 0.96 }),
  stroke('M76,-120 Q130,-168 200,-150', ink, 17),
].join('')

/** Stars everywhere but within `clear` of the moon's middle, where the title walks. */
function stars(
  width: number,
  height: number,
  seed: number,
  count: number,
  moonAt: { x: number; y: number },
  clear: number,
) {
  const random = seeded(seed)
  return repeat(count, (index) => {
    const x = random() * width
    const y = random() * height
    if (Math.hypot(x - moonAt.x, y - moonAt.y) < clear) return ''
    const size = index % 6 === 0 ? 20 + random() * 14 : 4 + random() * 7
    const inner = size * 0.26
    const d = repeat(8, (corner) => {
      const angle = (corner / 8) * Math.PI * 2
      const r = corner % 2 ? inner : size
      return `${corner ? 'L' : 'M'}${n(x + Math.sin(angle) * r)},${n(y - Math.cos(angle) * r)}`
    })
    return shape(`${d}Z`, index % 4 === 0 ? pink : cream)
  })
}

/** An astronomer in his pointed hat, seen from behind; feet at y = 0. */
const astronomer = (fill: string, trim: string) =>
  [
    smooth('-46,0! -40,-60 -24,-104 0,-112 24,-104 40,-60 46,0!', fill),
    limb('18,-92,13 46,-118,11 58,-160,8', fill),
    circle(0, -126, 19, fill),
    polygon('-30,-132 30,-138 6,-226', fill),
    stroke('M-26,-142 L24,-146', trim, 5),
    polygon('-4,-196 2,-186 12,-186 4,-179 7,-168 -2,-174 -11,-168 -8,-179 -16,-186 -6,-186', trim),
  ].join('')

/** Letters walking round the moon, each turned to stand on it. */
function around(text: string, x: number, y: number, r: number, size: number, turn: number) {
  const tracking = 0.045
  const whole = measureWidth({ text, size, tracking })
  return [...text]
    .map((glyph, index) => {
      const before =
        measureWidth({ text: text.slice(0, index), size, tracking }) + (index ? tracking * size : 0)
      const middle = before + measureWidth({ text: glyph, size }) / 2
      const angle = (middle - whole / 2) / r
      const turned = letter({ text: glyph, x: 0, y: -r, size, fill: cream, anchor: 'middle' })
      return glyph === ' ' ? '' : place(x, y, turned, { rotate: turn + (angle * 180) / Math.PI })
    })
    .join('')
}

export const reisaTilManenPoster: Picture = {
  id: 'film-reisa-til-manen-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.5, y: 0.46 },
  alt: 'Månen skjer ein grimase med ein raud rakett i auget, og nede på jorda ser astronomane opp.',
  draw: () =>
    sheet(
      1000,
      1500,
      night,
      stars(1000, 1240, 14, 190, { x: 500, y: 690 }, 530),
      circle(500, 690, 362, midnight),
      place(500, 690, moon, { scale: 0.96 }),
      around('REISA TIL MÅNEN', 500, 690, 376, 104, -12),
      shape('M0,1330 Q500,1180 1000,1330 L1000,1500 L0,1500Z', midnight),
      place(300, 1278, astronomer(ink, pink), { scale: 0.72 }),
      place(404, 1262, astronomer(ink, cream), { scale: 0.86 }),
      place(516, 1258, astronomer(ink, pink), { scale: 0.78 }),
      place(622, 1266, astronomer(ink, cream), { scale: 0.9, scaleX: -0.9 }),
      place(720, 1280, astronomer(ink, pink), { scale: 0.68, scaleX: -0.68 }),
      shape('M0,1338 Q500,1194 1000,1338 L1000,1500 L0,1500Z', ink),
      letter({
        text: 'Georges Méliès · 1902',
        x: 500,
        y: 1410,
        size: 40,
        cut: 'serif',
        fill: cream,
        anchor: 'middle',
      }),
    ),
}

export const reisaTilManenStill: Picture = {
  id: 'film-reisa-til-manen',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.68, y: 0.48 },
  alt: 'Ein kremgul måne med andlet har fått ein raud rakett rett i auget.',
  draw: () =>
    sheet(
      1920,
      1080,
      night,
      stars(1920, 1000, 23, 150, { x: 1310, y: 560 }, 560),
      circle(1310, 560, 480, midnight),
      place(1310, 560, moon, { scale: 1.26 }),
      oval(300, 1180, 900, 210, ink),
    ),
}
