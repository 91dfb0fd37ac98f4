import {
  at,
  dashed,
  disc,
  gouges,
  ground,
  ink,
  inside,
  landscape,
  paper,
  poly,
  rays,
  rect,
  red,
  ring,
  shape,
  stroke,
  sun,
  teal,
  times,
} from '../culture/shapes.ts'
import type { Picture } from '../picture.ts'

/** A film reel with five windows. */
export function reel(x: number, y: number, r: number, body: string, hole: string, turn = 0): string {
  return at(
    x,
    y,
    1,
    turn,
    disc(0, 0, r, body),
    disc(0, 0, r * 0.1, hole),
    times(5, (i) => {
      const angle = (i / 5) * Math.PI * 2 - Math.PI / 2
      return disc(r * 0.56 * Math.cos(angle), r * 0.56 * Math.sin(angle), r * 0.23, hole)
    }),
  )
}

const kinonytt = landscape(
  'news-kinonytt',
  [0.62, 0.5],
  'Ein filmframvisar sett rett forfrå med to spolar, og lysstrålar ut frå linsa.',
  () => [
    ground('#b3301f'),
    rays(1190, 620, 100, 1900, 22, '#c8432e', 0.5),
    reel(1010, 240, 200, ink, '#c8432e', 10),
    reel(1400, 270, 160, ink, '#c8432e', -20),
    rect(900, 380, 600, 480, ink, 30),
    rect(1190, 380, 310, 480, '#05080b', 30),
    rect(940, 420, 90, 22, '#4a535d', 8),
    rect(940, 456, 90, 22, '#4a535d', 8),
    rect(940, 492, 90, 22, '#4a535d', 8),
    disc(1440, 440, 20, sun),
    poly('960,860 1040,860 980,1080 900,1080', ink),
    poly('1360,860 1440,860 1500,1080 1420,1080', ink),
    disc(1190, 640, 200, '#c9c2b4'),
    disc(1190, 640, 172, '#2b333c'),
    disc(1190, 640, 138, sun),
    disc(1190, 640, 96, '#ffe9a8'),
    disc(1190, 640, 52, '#ffffff'),
    rays(1190, 640, 214, 330, 16, '#ffe9a8', 0.24),
  ],
)

const stilling = landscape(
  'news-stilling',
  [0.55, 0.5],
  'Eit nøkkelknippe heng i lysstrålen frå ein filmframvisar, og den største nøkkelen har ein filmspole til grep.',
  () => {
    const key = (turn: number, bow: string, metal: string, teeth: string) =>
      at(
        980,
        250,
        1,
        turn,
        rect(-17, 190, 34, 330, metal),
        rect(3, 190, 14, 330, '#00000022'),
        poly(teeth, metal),
        bow,
      )
    return [
      ground('#24535b'),
      poly('1500,520 1500,600 0,1000 0,60', '#f6e3ab'),
      inside(
        'beam',
        '<path d="M1500,520V600L0,1000V60Z"/>',
        gouges(
          18,
          120,
          [0, 60, 1500, 940],
          [80, 260],
          (x, y) => (Math.atan2(y - 560, x - 1600) * 180) / Math.PI,
          '#efd58f',
        ),
      ),
      reel(1540, 260, 150, ink, '#24535b', 12),
      reel(1790, 330, 110, ink, '#24535b', 30),
      rect(1500, 430, 380, 300, ink, 24),
      rect(1440, 490, 90, 140, '#2b333c', 10),
      rect(1420, 506, 34, 108, sun, 6),
      rect(1640, 730, 90, 360, ink),
      disc(1600, 520, 30, red),
      rect(1680, 500, 150, 18, '#4a535d'),
      rect(1680, 536, 150, 18, '#4a535d'),
      stroke('M980,0V120', ink, 8),
      ring(980, 200, 84, ink, 18),
      key(
        26,
        disc(0, 130, 80, '#8a4a24') + disc(0, 110, 34, '#f6e3ab'),
        '#8a4a24',
        '17,430 74,430 74,470 48,470 48,500 17,500',
      ),
      key(
        -24,
        rect(-74, 56, 148, 150, teal, 34) + disc(0, 110, 30, '#f6e3ab'),
        teal,
        '17,420 70,420 70,456 17,456 17,480 58,480 58,516 17,516',
      ),
      key(
        0,
        reel(0, 150, 120, red, '#f6e3ab'),
        red,
        '17,440 90,440 90,520 62,520 62,490 48,490 48,520 17,520',
      ),
    ]
  },
)

const film = (w: number, colour: string, hole: string, turn: number) =>
  at(
    0,
    0,
    1,
    turn,
    shape(
      `M0,-52C${w * 0.4},-${w * 0.5} ${w},-${w * 0.42} ${w},-40C${w},${w * 0.3} ${w * 0.4},${w * 0.2} 0,52Z`,
      colour,
    ),
    shape(
      `M${w * 0.3},-30C${w * 0.5},-${w * 0.24} ${w * 0.8},-${w * 0.24} ${w * 0.8},-20C${w * 0.8},${w * 0.12} ${w * 0.5},${w * 0.1} ${w * 0.3},24Z`,
      hole,
    ),
  )

const gavekort = landscape(
  'news-gavekort',
  [0.6, 0.5],
  'Eit mørkt gåvekort med fjellmotiv, pakka inn med eit raudt band som er ein filmstrimmel med sløyfe.',
  () => {
    const ribbon = (d: string) =>
      stroke(d, red, 96, 'butt') + dashed('20 20', stroke(d, paper, 74, 'butt')) + stroke(d, red, 46, 'butt')
    return [
      ground('#f0b7b0'),
      at(
        1180,
        560,
        1,
        -8,
        rect(-500, -290, 1040, 640, '#d99a93', 34),
        rect(-520, -320, 1040, 640, '#17324a', 34),
        poly('-520,286 -520,200 -300,-40 -160,110 40,-150 230,90 330,0 520,220 520,286', '#24506a'),
        rect(-520, 220, 1040, 66, '#24506a'),
        rect(-490, 240, 980, 80, '#24506a', 30),
        disc(330, -190, 60, sun),
        ribbon('M-140,-320V320'),
        ribbon('M-520,20H520'),
        at(
          -140,
          20,
          1,
          0,
          film(290, red, '#f0b7b0', -20),
          film(290, red, '#f0b7b0', 200),
          poly('-30,30 -150,330 -60,290 -10,340 20,40', '#c2421d'),
          poly('10,30 90,340 130,280 200,310 50,20', '#c2421d'),
          rect(-58, -58, 116, 116, '#b93c1a', 20),
          rect(-40, -40, 22, 22, paper, 4),
          rect(-40, 18, 22, 22, paper, 4),
          rect(18, -40, 22, 22, paper, 4),
          rect(18, 18, 22, 22, paper, 4),
        ),
      ),
    ]
  },
)

export const filmNews: Picture[] = [kinonytt, stilling, gavekort]
