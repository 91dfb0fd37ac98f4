import { letter } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import { cuts, limb, place, polygon, rect, repeat, sheet, smooth } from '../shapes.ts'

const wall = '#8fa077'
const light = '#d3d59b'
const bone = '#f1ecd0'
const dusk = '#23443a'
const ink = '#0c1a17'

const claw = [
  smooth('-60,-20! 10,-40 48,-24 52,22 14,38 -60,20!', ink),
  limb('24,-28,12 92,-78,11 152,-92,8 226,-70,1', ink),
  limb('42,-14,12 116,-38,11 190,-34,8 266,4,1', ink),
  limb('42,6,12 112,6,11 172,24,8 238,72,1', ink),
  limb('34,22,11 88,44,10 132,76,7 166,130,1', ink),
  limb('-10,-28,12 20,-88,10 58,-132,7 116,-158,1', ink),
].join('')

/** The Count's shadow, facing right: bald skull, bat's ear, beak of a nose, shoulders up to the ears. */
const shadow = [
  smooth(
    '-52,110! -84,40 -78,-36 -32,-88 28,-88 62,-52 70,-20 88,4 120,40! 84,46! 90,62 74,70 82,98 60,122 30,124 26,160!',
    ink,
  ),
  smooth('-58,44! -94,14 -112,-24 -120,-74! -90,-60 -62,-30 -44,6!', ink),
  smooth(
    '-66,40! -110,84 -156,160 -172,270 -150,420 -130,560 -152,760 -206,1000! 118,1000! 84,780 62,600 60,470 78,330 104,230 84,150 30,110!',
    ink,
  ),
  limb('10,190,62 120,300,40 214,338,31 296,262,23 352,176,18', ink),
  place(362, 150, claw, { rotate: -38 }),
  limb('0,300,56 96,440,36 184,482,28 296,452,20 352,440,16', ink),
  place(372, 446, claw, { scale: 0.72, rotate: 22 }),
].join('')

const letters = [...'NOSFERATU']

export const nosferatuPoster: Picture = {
  id: 'film-nosferatu-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.5, y: 0.3 },
  alt: 'Ein krumbøygd skugge med lange klør kryp opp trappa mot ei dør, og bokstavane i tittelen står på kvart sitt trinn.',
  draw: () => {
    const riser = 60
    const tread = 880 / letters.length
    return sheet(
      1000,
      1500,
      wall,
      polygon('0,120 1000,-60 1000,1000 0,1380', light),
      cuts(dusk, { x: 0, y: -20, reach: 330, rows: 40, step: 34, thick: 20, seed: 7 }),
      rect(800, 300, 200, 700, dusk),
      rect(824, 326, 176, 700, bone),
      rect(852, 360, 148, 190, light),
      rect(852, 590, 148, 230, light),
      place(318, 330, shadow, { scale: 1.08 }),
      rect(0, 1374, 60, 130, ink),
      repeat(letters.length, (index) => {
        const x = 60 + index * tread
        const y = 1314 - index * riser
        return (
          rect(x, y, 1000 - x, riser + 1, ink) +
          (index === 0 ? rect(0, y + riser, 1000, 200, ink) : '') +
          rect(x, y, tread, 7, wall)
        )
      }),
      repeat(letters.length, (index) =>
        letter({
          text: letters[index] ?? '',
          x: 60 + (index + 0.5) * tread,
          y: 1314 - index * riser + 122,
          size: 134,
          fill: bone,
          anchor: 'middle',
        }),
      ),
      letter({
        text: 'F. W. Murnau · 1922',
        x: 940,
        y: 1436,
        size: 30,
        cut: 'groteskRegular',
        fill: wall,
        anchor: 'end',
      }),
    )
  },
}

export const nosferatuStill: Picture = {
  id: 'film-nosferatu',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.66, y: 0.35 },
  alt: 'Skuggen av grev Orlok strekkjer klørne mot døra øvst i trappa.',
  draw: () =>
    sheet(
      1920,
      1080,
      dusk,
      polygon('760,0 1920,0 1920,1080 980,1080 620,700', wall),
      polygon('900,0 1920,0 1920,1080 1180,1080 780,560', light),
      rect(1680, 140, 240, 640, dusk),
      rect(1708, 170, 212, 640, bone),
      rect(1744, 210, 176, 170, light),
      rect(1744, 424, 176, 220, light),
      place(1168, 262, shadow, { scale: 1.02 }),
      repeat(12, (index) => rect(760 + index * 98, 1062 - index * 40, 1920, 50, ink)),
      repeat(12, (index) => rect(760 + index * 98, 1062 - index * 40, 98, 5, wall)),
      cuts(ink, { x: 0, y: 0, reach: 420, rows: 30, step: 38, thick: 12, seed: 3 }),
    ),
}
