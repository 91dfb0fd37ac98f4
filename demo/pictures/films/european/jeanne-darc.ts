import { letter } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import {
  circle,
  cuts,
  halftone,
  inside,
  limb,
  place,
  rect,
  repeat,
  sheet,
  smooth,
  stroke,
} from '../shapes.ts'

const skin = '#ece6da'
const shade = '#c3bcb0'
const grey = '#8b867f'
const coal = '#1a1a1d'
const white = '#ffffff'
const flame = '#e4572e'
const glow = '#ffc94a'

const almond = 'M-132,18 C-84,-74 62,-92 134,-6 C84,60 -66,66 -132,18Z'

/** An eye turned upwards, 260 wide; `id` names its clip. */
const eye = (id: string) =>
  [
    smooth('-150,6 -90,-84 20,-106 120,-56 150,-6 70,-60 -40,-66 -120,-16', shade),
    inside(
      id,
      almond,
      rect(-150, -100, 300, 180, white) +
        circle(6, -46, 62, coal) +
        circle(6, -46, 46, grey) +
        circle(6, -50, 25, coal) +
        circle(28, -42, 13, white) +
        smooth('-150,-60 20,-84 150,-40 150,-130 -150,-130', shade) +
        smooth('-130,60! -60,40 60,40 130,10! 130,90! -130,90!', '#e3d4cc'),
    ),
    smooth('-140,24 -90,-62 10,-90 104,-46 146,-2! 84,-56 6,-70 -80,-40', coal),
    stroke('M-108,34 C-50,62 60,58 116,16', coal, 5),
    stroke('M-100,-112 C-40,-150 70,-142 124,-84', grey, 5),
  ].join('')

const drop = 'M0,-170 C34,-80 92,-26 92,48 A92,92 0 0 1 -92,48 C-92,-26 -34,-80 0,-170Z'

/** The tear already holds the fire. */
const tear = (id: string) =>
  inside(
    id,
    drop,
    rect(-120, -180, 240, 340, coal) +
      smooth('-100,150! -96,40 -64,-10 -60,30 -30,-20 -4,-120! 20,-40 44,-4 62,-30 98,40 100,150!', flame) +
      smooth('-62,150! -60,80 -30,40 -18,70 2,-30! 26,44 40,66 54,50 66,90 62,150!', glow),
  ) +
  `<path d="${drop}" fill="none" stroke="${white}" stroke-width="9"/>` +
  stroke('M-62,64 A66,66 0 0 0 -28,112', white, 9)

const face = (id: string) =>
  [
    // Shadow side, cheekbone and the hollow under it.
    smooth(
      '560,-80! 600,180 560,420 590,640 640,780 560,900 600,980 660,1060 600,1240 640,1700! 1300,1700! 1300,-80!',
      shade,
    ),
    halftone(grey, { x: 600, y: 20, width: 520, height: 1330, step: 34 }, (x, y) =>
      Math.max(0, Math.min(14.5, (x - 690 - Math.sin(y / 190) * 70) / 21)),
    ),
    smooth('120,430 250,340 400,372 452,440 380,410 250,396 140,450', coal),
    smooth('900,440 770,350 640,376 596,446 660,416 770,406 880,460', coal),
    place(282, 560, eye(`${id}-l`), { scale: 1.06 }),
    place(760, 566, eye(`${id}-r`), { scale: 1.06, scaleX: -1.06 }),
    stroke('M452,470 C470,620 450,760 432,836', shade, 12),
    smooth('560,480! 548,640 566,800 600,862 570,900 520,908 546,860 530,760', grey),
    smooth('424,850 446,826 452,860 486,884 452,894 424,880', coal),
    smooth('606,850 584,830 574,862 540,884 574,894 604,880', coal),
    smooth('366,1046! 430,1008 488,994 516,1006 546,994 604,1008 670,1050! 600,1046 516,1052 436,1044', coal),
    smooth('386,1062! 440,1066 516,1074 596,1068 648,1064! 606,1118 516,1138 428,1118', grey),
    stroke('M452,1164 Q516,1184 580,1164', shade, 9),
    stroke('M234,628 C222,676 226,716 240,760', white, 13),
  ].join('')

/** Hair cropped with blunt shears. */
const hair = (width: number) =>
  rect(-200, -260, width + 400, 390, coal) +
  repeat(Math.ceil(width / 34) + 8, (index) => {
    const x = -140 + index * 34
    return limb(
      `${x},100,22 ${x + 8},${150 + ((index * 37) % 50)},15 ${x + 18 - (index % 3) * 10},${190 + ((index * 53) % 62)},2`,
      coal,
    )
  }) +
  stroke(
    repeat(
      16,
      (index) =>
        `M${40 + index * 62},${-40 + ((index * 29) % 60)} l${6 - (index % 3) * 6},${80 + ((index * 17) % 60)}`,
    ),
    grey,
    5,
  )

export const jeanneDarcPoster: Picture = {
  id: 'film-jeanne-darc-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.35, y: 0.5 },
  alt: 'Eit andlet heilt nært, med blikket vendt opp, og ei tåre der det brenn eit bål.',
  draw: () =>
    sheet(
      1000,
      1500,
      skin,
      `<g transform="translate(-112 60) rotate(-7 500 700)">${face('jeanne')}${hair(1100)}</g>`,
      place(172, 966, tear('jeanne-tear'), { scale: 1.16 }),
      rect(786, 0, 214, 1500, coal),
      place(
        932,
        1440,
        letter({ text: 'La passion de', x: 0, y: 0, size: 64, cut: 'serifItalic', fill: glow }) +
          letter({
            text: 'Jeanne d’Arc',
            x: 384,
            y: 0,
            size: 176,
            cut: 'serif',
            fill: skin,
            tracking: -0.015,
          }),
        { rotate: -90 },
      ),
      letter({ text: 'Carl Th. Dreyer · 1928', x: 60, y: 1440, size: 32, cut: 'serif', fill: coal }),
    ),
}

export const jeanneDarcStill: Picture = {
  id: 'film-jeanne-darc',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.68, y: 0.5 },
  alt: 'Jeanne ser opp medan ei tåre med eld i renn nedover kinnet.',
  draw: () =>
    sheet(
      1920,
      1080,
      coal,
      inside(
        'jeanne-still-face',
        'M860,-20 C800,300 830,700 1000,1000 L1060,1100 L1940,1100 L1940,-20Z',
        rect(700, 0, 1300, 1080, skin) +
          `<g transform="translate(860 -60) rotate(-7 500 700)">${face('jeanne-still')}${hair(1100)}</g>`,
      ),
      place(1130, 830, tear('jeanne-still-tear'), { scale: 1 }),
      cuts('#2b2b2f', { x: 0, y: 20, reach: 760, rows: 24, step: 46, thick: 9, seed: 40 }),
    ),
}
