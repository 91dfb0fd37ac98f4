import {
  at,
  disc,
  ground,
  ink,
  landscape,
  oval,
  paper,
  poly,
  rect,
  red,
  shape,
  stroke,
  sun,
  times,
} from '../culture/shapes.ts'
import type { Picture } from '../picture.ts'

const plakat = landscape(
  'news-plakat',
  [0.6, 0.48],
  'Ein vegg full av fargerike plakatar, der ein heng og krøllar seg og ein limkost står klar i bøtta.',
  () => {
    const sheet = (x: number, y: number, turn: number, back: string, ...motif: string[]) =>
      at(x, y, 1, turn, rect(-128, -174, 272, 370, '#00000022'), rect(-136, -186, 272, 370, back), ...motif)
    return [
      ground('#c9b79c'),
      times(14, (row) =>
        times(10, (i) => rect(i * 220 - (row % 2) * 110 + 4, row * 80 + 4, 212, 72, '#c2af93')),
      ),
      sheet(
        760,
        270,
        -2,
        '#1f4a47',
        disc(20, -40, 90, '#f3e7c8'),
        poly('-136,184 -136,100 -20,-10 40,60 136,-40 136,184', '#0d2221'),
      ),
      sheet(
        1070,
        250,
        1.5,
        sun,
        disc(0, 0, 96, ink),
        disc(0, 0, 80, paper),
        stroke('M0,0V-56M0,0L36,20', ink, 10),
      ),
      sheet(
        1380,
        270,
        -1,
        '#3a2f66',
        poly('0,-120 26,-30 110,-30 44,20 70,110 0,56 -70,110 -44,20 -110,-30 -26,-30', '#f6d3b8'),
      ),
      sheet(
        1690,
        255,
        2,
        red,
        times(6, (i) => rect(-136, -186 + i * 62, 272, 30, '#c2421d')),
        disc(0, 0, 74, paper),
        disc(0, 0, 30, ink),
      ),
      sheet(
        900,
        690,
        2,
        paper,
        poly('-80,120 -20,-120 20,-120 80,120', red),
        disc(0, -120, 40, ink),
        stroke('M-90,150H90', ink, 12),
      ),
      sheet(
        1220,
        680,
        -2,
        '#8cc3b4',
        shape('M-136,60q45,-60 90,0t90,0t92,0V184H-136Z', '#2b6a72'),
        poly('-90,20 90,20 60,70 -60,70', paper),
        poly('0,-120 0,10 80,10', red),
      ),
      at(
        1540,
        690,
        1,
        3,
        rect(-128, -174, 272, 340, '#00000022'),
        shape('M-136,-186H136V60C120,100 60,120 40,184H-136Z', '#e9a6a0'),
        disc(-10, -30, 86, '#7a2d3a'),
        shape('M-10,-116a86,86 0 0 1 0,172Z', '#5c1f2b'),
        shape('M136,60C120,100 60,120 40,184C60,120 80,90 60,60C90,76 116,74 136,60Z', paper),
      ),
      rect(0, 970, 1920, 110, '#8a7458'),
      poly('1690,820 1860,820 1840,1000 1710,1000', '#5b6570'),
      oval(1775, 820, 85, 18, paper),
      at(
        1790,
        800,
        1,
        20,
        rect(-13, -260, 26, 230, '#8a4a24'),
        rect(-50, -40, 100, 40, '#c9c2b4'),
        rect(-46, -6, 92, 50, '#f3d9a4'),
      ),
    ]
  },
)

export const posters: Picture[] = [plakat]
