import { letter } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import { circle, fit, place, polygon, rect, repeat, ring, seeded, shape, sheet, stroke } from '../shapes.ts'

const night = '#17110e'
const rust = '#7d2b16'
const ember = '#b4501f'
const brass = '#e3a93c'
const cream = '#f8ecd0'

interface Metal {
  plate: string
  face: string
  edge: string
  dark: string
}

/** Half of the machine woman, to the right of the axis; the other half is its mirror in other metals. */
const half = ({ plate, face, edge, dark }: Metal) =>
  [
    repeat(5, (index) =>
      rect(0, 170 + index * 34, 84 + (index % 2) * 14 + index * 6, 26, index % 2 ? dark : plate),
    ),
    circle(196, -18, 66, edge),
    circle(196, -18, 48, plate),
    circle(196, -18, 22, dark),
    shape('M0,-350 C130,-350 204,-256 204,-130 L200,30 C196,96 120,210 0,214Z', plate),
    shape('M0,-186 C84,-186 146,-150 150,-76 L142,24 C134,104 70,196 0,198Z', face),
    shape('M0,-350 C18,-350 30,-346 34,-342 L22,-186 L0,-190Z', edge),
    shape('M62,-334 C132,-306 170,-250 174,-180 L150,-150 C148,-220 118,-280 56,-300Z', edge),
    shape('M18,-62 C44,-104 110,-108 146,-72 L146,-56 C108,-86 58,-82 26,-40Z', dark),
    shape('M36,-26 C58,-56 104,-56 128,-28 C100,-10 62,-8 36,-26Z', dark),
    shape('M66,-40 C74,-46 90,-46 98,-40 L94,-20 C86,-16 76,-16 70,-20Z', edge),
    shape('M0,-92 L14,-70 L20,34 L38,62 C30,78 12,80 0,80Z', edge),
    shape('M0,80 C12,80 30,78 38,62 L30,84 L0,92Z', dark),
    shape('M0,118 C12,106 22,106 56,126 C36,134 16,132 0,132Z', dark),
    shape('M0,136 C18,138 36,138 48,132 C36,154 16,160 0,160Z', dark),
    shape('M142,24 C136,70 106,130 62,166 L96,84Z', plate),
    // Seams and rivets keep her a machine.
    stroke('M0,-120 C60,-132 110,-128 148,-104 M62,166 C70,150 78,140 96,84', dark, 4),
    repeat(4, (index) => circle(46 + index * 26, -152 + index * index * 4, 5, dark)),
    repeat(3, (index) => circle(178, 50 + index * 24 - index * index * 3, 5, dark)),
  ].join('')

const sunlit: Metal = { plate: brass, face: cream, edge: cream, dark: night }
const shaded: Metal = { plate: ember, face: brass, edge: brass, dark: night }

const machineWoman = half(sunlit) + place(0, 0, half(shaded), { scaleX: -1 })

/** Towers stepping down from the axis, so that the city is her shoulders. */
function towers(fill: string, lamp: string, seed: number) {
  const random = seeded(seed)
  const heights = [300, 250, 330, 190, 240, 120, 170]
  return heights
    .map((height, index) => {
      const x = 70 + index * 62
      const windows = repeat(Math.floor(height / 44), (row) =>
        repeat(2, (column) =>
          random() > 0.42 ? rect(x + 14 + column * 24, -height + 22 + row * 40, 10, 20, lamp) : '',
        ),
      )
      const spire =
        index % 2 === 0
          ? rect(x + 24, -height - 50, 14, 50, fill) + rect(x + 12, -height - 18, 38, 18, fill)
          : ''
      return rect(x, -height, 63, height + 2, fill) + spire + windows
    })
    .join('')
}

const city = (fill: string, seed: number, lamp: string) =>
  towers(fill, lamp, seed) + place(0, 0, towers(fill, lamp, seed + 5), { scaleX: -1 })

const halo = (x: number, y: number, radii: number[]) =>
  radii.map((r, index) => ring(x, y, r, index % 2 ? ember : brass, 20 - index * 2)).join('')

export const metropolisPoster: Picture = {
  id: 'film-metropolis-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.5, y: 0.32 },
  alt: 'Maskinkvinna i messing ser rett på oss med ringar av lys bak hovudet, og skuldrene hennar er skyskraparar.',
  draw: () =>
    sheet(
      1000,
      1500,
      rust,
      halo(500, 470, [420, 470, 530, 600, 680, 770]),
      circle(500, 470, 372, night),
      place(500, 990, city(ember, 11, rust), { scale: 1.35, scaleX: 1.08 }),
      polygon('500,640 640,720 760,1000 240,1000 360,720', night),
      place(500, 500, machineWoman, { scale: 1.06 }),
      place(500, 1010, city(night, 4, brass), { scale: 0.86, scaleX: 1.1 }),
      rect(0, 1000, 1000, 500, night),
      polygon('500,760 560,1010 440,1010', brass),
      letter({
        text: 'METRO',
        x: 500,
        y: 1186,
        size: fit('METRO', 880, 'grotesk', 0.02),
        fill: cream,
        anchor: 'middle',
        tracking: 0.02,
      }),
      letter({
        text: 'POLIS',
        x: 500,
        y: 1376,
        size: fit('METRO', 880, 'grotesk', 0.02),
        fill: brass,
        anchor: 'middle',
        tracking: 0.02,
      }),
      letter({
        text: 'Fritz Lang · 1927',
        x: 500,
        y: 1436,
        size: 30,
        cut: 'groteskRegular',
        fill: cream,
        anchor: 'middle',
      }),
    ),
}

export const metropolisStill: Picture = {
  id: 'film-metropolis',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.68, y: 0.42 },
  alt: 'Maskinkvinna står mellom skyskraparane i ein brunraud by, med ringar av lys bak hovudet.',
  draw: () =>
    sheet(
      1920,
      1080,
      rust,
      halo(1300, 470, [450, 520, 610, 720, 850, 1000]),
      circle(1300, 470, 400, night),
      place(640, 1080, city(ember, 21, rust), { scale: 1.2, scaleX: 1.5 }),
      place(1300, 1080, city(ember, 11, rust), { scale: 1.5, scaleX: 1.3 }),
      polygon('1300,640 1440,720 1600,1080 1000,1080 1160,720', night),
      place(1300, 500, machineWoman, { scale: 1.14 }),
      place(1300, 1080, city(night, 4, brass), { scale: 1.1, scaleX: 1.3 }),
      polygon('1300,800 1360,1080 1240,1080', brass),
      place(330, 1080, city(night, 9, ember), { scale: 0.8, scaleX: 1.1 }),
      rect(0, 1060, 1920, 20, night),
    ),
}
