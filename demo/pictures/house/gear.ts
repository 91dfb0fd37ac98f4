import {
  at,
  disc,
  gouges,
  ground,
  ink,
  landscape,
  move,
  n,
  oval,
  paper,
  poly,
  rect,
  red,
  ring,
  shape,
  stroke,
  sun,
  times,
} from '../culture/shapes.ts'
import type { Picture } from '../picture.ts'
import { mark } from './logo.ts'

const studio = landscape(
  'house-studio',
  [0.6, 0.42],
  'Ein stor studiomikrofon med poppfilter framfor ein vegg av lyddempande skum, og raude hovudtelefonar på ein knagg.',
  () => [
    ground('#3b3355'),
    // Foam tiles, their ribs turned every other way.
    times(6, (row) =>
      times(10, (i) =>
        times(4, (rib) =>
          (row + i) % 2
            ? rect(i * 200 + rib * 50, row * 200, 24, 196, '#473e66')
            : rect(i * 200, row * 200 + rib * 50, 196, 24, '#443b62'),
        ),
      ),
    ),
    stroke('M1240,1080V760', ink, 26),
    stroke('M1240,980L1560,780V690', ink, 14),
    stroke('M1030,600A220,220 0 0 0 1450,600', ink, 18),
    stroke('M1060,480L1120,520M1420,480L1360,520M1060,680L1120,640M1420,680L1360,640', red, 10),
    ring(1240, 560, 216, '#171222', 20),
    rect(1110, 120, 260, 360, '#cfd5dd', 120),
    shape('M1240,120A130,130 0 0 1 1370,250V480H1240Z', '#aab3c0'),
    times(7, (i) => stroke(`M1120,${200 + i * 38}H1360`, '#6d7785', 6)) +
      times(6, (i) => stroke(`M${1140 + i * 40},150V470`, '#6d7785', 6)),
    rect(1100, 462, 280, 34, '#f1c15a'),
    rect(1240, 462, 140, 34, '#c9932e'),
    rect(1116, 496, 248, 320, '#e6eaef', 18),
    rect(1240, 496, 124, 320, '#bfc7d1', 18),
    rect(1140, 800, 200, 44, '#8f99a6', 14),
    disc(1240, 610, 34, red),
    stroke('M1226,610a14,14 0 0 1 28,0', paper, 6),
    rect(1216, 690, 48, 20, ink, 10),
    disc(1228, 700, 8, paper),
    stroke('M1450,740C1580,700 1620,560 1560,480', '#171222', 16),
    oval(1560, 380, 70, 170, '#171222'),
    oval(1554, 380, 52, 146, '#6b6190'),
    times(7, (i) => stroke(`M${1512},${290 + i * 30}H${1596}`, '#524873', 4)),
    disc(780, 636, 20, sun),
    at(
      780,
      770,
      1,
      0,
      stroke('M-150,60V0A150,150 0 0 1 150,0V60', ink, 30),
      rect(-200, 30, 90, 190, red, 40),
      rect(110, 30, 90, 190, red, 40),
      rect(-130, 40, 40, 170, ink, 18),
      rect(90, 40, 40, 170, ink, 18),
      stroke('M-155,220C-155,300 -60,290 -40,320', ink, 9),
    ),
  ],
)

/** A drum as seen from the audience: shell, hoops and lugs. */
function drum(x: number, y: number, w: number, h: number, shell: string, shade: string, turn = 0): string {
  return at(
    x,
    y,
    1,
    turn,
    rect(-w / 2, -h / 2, w, h, shell),
    rect(w * 0.16, -h / 2, w * 0.34, h, shade),
    times(4, (i) => rect(-w / 2 + w * 0.1 + i * w * 0.26, -h * 0.22, 8, h * 0.44, paper)),
    oval(0, -h / 2, w / 2 + 6, w * 0.11, ink),
    oval(0, -h / 2 - 4, w / 2 - 6, w * 0.085, paper),
    rect(-w / 2 - 5, h / 2 - 12, w + 10, 18, ink, 6),
  )
}

const cymbal = (x: number, y: number, r: number, turn: number) =>
  at(
    x,
    y,
    1,
    turn,
    oval(0, 0, r, r * 0.14, '#c98518'),
    oval(0, -5, r, r * 0.12, sun),
    oval(0, -14, r * 0.24, r * 0.09, '#c98518'),
    disc(0, -r * 0.14 - 6, 8, ink),
  )

function amplifier(x: number, y: number, w: number, h: number): string {
  const r = (w - 60) / 4
  return (
    rect(x, y, w, h, ink, 12) +
    rect(x + 18, y + 18, w - 36, h - 36, '#3a4046', 6) +
    [0, 1, 2, 3]
      .map((i) => {
        const cx = x + w / 2 + (i % 2 ? r + 4 : -r - 4)
        const cy = y + h / 2 + (i > 1 ? r + 4 : -r - 4)
        return (
          disc(cx, cy, r, '#23282d') +
          ring(cx, cy, r * 0.72, '#3a4046', 5) +
          disc(cx, cy, r * 0.34, '#4a5158')
        )
      })
      .join('')
  )
}

const backline = landscape(
  'house-backline',
  [0.6, 0.55],
  'Eit raudt trommesett med cymbalar og ein høg gitarforsterkar klare på scenegolvet.',
  () => {
    const cx = 1060
    return [
      ground('#8cc3b4'),
      rect(0, 900, 1920, 180, '#5a3f33'),
      gouges(6, 70, [0, 915, 1920, 160], [80, 260], 0, '#4d352b'),
      poly('520,1040 1560,1040 1460,930 640,930', '#b5472a'),
      stroke('M544,1020H1540M620,950H1478', '#e9c27c', 8),
      amplifier(1500, 480, 340, 460),
      rect(1490, 330, 360, 140, ink, 12),
      rect(1506, 346, 328, 108, '#e9dfc8', 6),
      rect(1506, 400, 328, 54, ink),
      ...Array.from({ length: 7 }, (_, i) => disc(1540 + i * 40, 426, 12, paper)),
      disc(1812, 426, 9, red),
      stroke('M1620,330C1620,306 1720,306 1720,330', ink, 14),
      stroke(
        `M${cx - 300},330L${cx - 330},980M${cx + 330},300L${cx + 350},980M${cx - 400},560V980M${cx - 400},900L${cx - 460},985M${cx - 400},900L${cx - 340},985M${cx + 350},900L${cx + 410},985M${cx + 350},900L${cx + 290},985`,
        '#dfe3ea',
        10,
      ),
      stroke(`M${cx},470V600M${cx - 110},500H${cx + 110}`, '#dfe3ea', 18),
      cymbal(cx - 290, 310, 190, 12),
      cymbal(cx + 330, 280, 220, -10),
      cymbal(cx - 400, 560, 130, 0),
      move('translate(0 14)', cymbal(cx - 400, 566, 130, 0)),
      drum(cx - 124, 498, 210, 150, red, '#b93c1a', -8),
      drum(cx + 124, 496, 220, 160, red, '#b93c1a', 8),
      stroke(`M${cx - 300},720L${cx - 250},980M${cx - 220},720L${cx - 300},980`, '#dfe3ea', 10),
      drum(cx - 262, 680, 220, 90, '#e6eaef', '#bfc7d1'),
      drum(cx + 310, 740, 240, 250, red, '#b93c1a'),
      stroke(`M${cx + 200},740V980M${cx + 420},740V980`, '#dfe3ea', 9),
      disc(cx, 790, 212, ink),
      disc(cx, 790, 196, red),
      disc(cx, 790, 176, paper),
      shape(`M${cx},614a176,176 0 0 1 0,352Z`, '#e3dccd'),
      at(cx - 130, 660, 0.508, 0, ...mark(red)),
      ...Array.from({ length: 8 }, (_, i) =>
        at(cx, 790, 1, i * 45 + 22, rect(-7, -226, 14, 44, '#dfe3ea', 4)),
      ),
      stroke(`M${cx - 176},900L${cx - 230},990M${cx + 176},900L${cx + 230},990`, '#dfe3ea', 10),
    ]
  },
)

const lamp = (x: number, turn: number, colour: string) =>
  stroke(`M${x},120V190`, ink, 12) +
  at(
    x,
    220,
    1,
    turn,
    poly('-48,70 48,70 330,900 -330,900', `${colour}2e`),
    stroke('M-70,10V-20A70,50 0 0 1 70,-20V10', '#0a0d11', 12),
    shape('M-52,-70H52L62,60H-62Z', '#2b333c'),
    shape('M8,-70H52L62,60H20Z', '#1a2027'),
    oval(0, 62, 62, 16, colour),
    poly('-70,60 -100,110 -84,114 -60,72', '#0a0d11'),
    poly('70,60 100,110 84,114 60,72', '#0a0d11'),
  )

const utstyr = landscape(
  'house-utstyr',
  [0.6, 0.5],
  'Fire fargerike scenelamper på ein rigg lyser ned mot ein miksepult med mange skyvekontrollar.',
  () => [
    ground('#1c2430'),
    stroke('M0,60H1920M0,124H1920', '#8f99a6', 14),
    stroke(
      times(21, (i) => `M${i * 96},60L${i * 96 + 48},124L${i * 96 + 96},60`),
      '#8f99a6',
      8,
    ),
    lamp(700, -22, '#f2b134'),
    lamp(1000, -8, '#e9779a'),
    lamp(1300, 8, '#63c7bd'),
    lamp(1600, 22, '#f4efe6'),
    poly('620,1080 720,640 1600,640 1760,1080', '#0b0f14'),
    poly('640,1080 736,656 1586,656 1740,1080', '#3a4452'),
    poly('736,656 1586,656 1612,726 722,726', '#2b333e'),
    times(12, (i) => rect(760 + i * 68, 672, 44, 40, i % 3 === 1 ? '#63c7bd' : i % 3 ? sun : red)),
    times(12, (i) => {
      const channel = (y: number) => {
        const near = (y - 656) / 424
        return 776 + i * 70.5 + (700 + i * 88 - 776 - i * 70.5) * near
      }
      const fader = 890 + 160 * Math.abs(Math.sin(i * 1.7 + 0.4))
      return (
        disc(channel(764), 764, 17, paper) +
        disc(channel(814), 814, 18, [red, sun, '#63c7bd'][i % 3] ?? red) +
        stroke(`M${n(channel(858))},858L${n(channel(1080))},1080`, '#171c23', 10) +
        rect(channel(fader) - 24, fader - 19, 48, 38, paper, 5) +
        rect(channel(fader) - 24, fader - 3, 48, 7, red)
      )
    }),
  ],
)

export const gear: Picture[] = [studio, backline, utstyr]
