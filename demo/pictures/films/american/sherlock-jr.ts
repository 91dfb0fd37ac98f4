import { letter } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import {
  circle,
  fit,
  halftone,
  inside,
  limb,
  n,
  oval,
  place,
  polygon,
  rect,
  repeat,
  shape,
  sheet,
  smooth,
  stroke,
} from '../shapes.ts'

const wine = '#6b1228'
const crimson = '#94203a'
const dark = '#2a0712'
const silver = '#d7dfe0'
const ash = '#9aa7aa'
const slate = '#4b585c'
const coal = '#1c2224'
const cream = '#fbeed6'
const mustard = '#e9a93a'
const navy = '#27406b'

interface Cloth {
  skin: string
  shirt: string
  vest: string
  trousers: string
  hat: string
  band: string
  line: string
}

const inColour: Cloth = {
  skin: '#f5cfae',
  shirt: cream,
  vest: mustard,
  trousers: navy,
  hat: '#3a2416',
  band: mustard,
  line: dark,
}
const inFilm: Cloth = {
  skin: '#eef2f1',
  shirt: '#ffffff',
  vest: slate,
  trousers: coal,
  hat: coal,
  band: ash,
  line: coal,
}

/** Keaton in mid-stride to the left, one foot lifted over the edge; standing foot at y = 0. */
const keaton = ({ skin, shirt, vest, trousers, hat, band, line }: Cloth) =>
  [
    limb('14,-452,27 70,-384,22 108,-312,17 128,-286,13', shirt),
    smooth('120,-290 144,-282 152,-258 138,-244 118,-262', skin),
    limb('20,-288,46 62,-172,32 104,-84,23 136,-36,16', trousers),
    smooth('120,-40! 150,-52! 168,-26 150,-2 96,0! 62,-2! 66,-16 104,-24', hat),
    limb('-2,-288,46 -84,-232,36 -132,-196,31 -128,-120,22 -120,-74,16', trousers),
    smooth('-138,-78! -104,-76! -104,-44! -150,-42! -192,-42! -190,-58 -160,-66', hat),
    smooth('-44,-470 -52,-400 -42,-300 -48,-270! 62,-270! 60,-320 62,-420 46,-476 0,-492', shirt),
    smooth(
      '-40,-452! -50,-390 -42,-300 -46,-258! 4,-246! 58,-262! 58,-320 58,-420 44,-466! 24,-400 -8,-400',
      vest,
    ),
    stroke('M-20,-380 L-18,-262', line, 4),
    circle(-30, -350, 5, line),
    circle(-30, -310, 5, line),
    polygon('-16,-490 24,-490 18,-520 -12,-520', skin),
    smooth(
      '-46,-612! -46,-588 -52,-572 -68,-548 -48,-540! -54,-528 -50,-520 -50,-498 -30,-484 4,-488 30,-510 40,-552 38,-612!',
      skin,
    ),
    smooth('40,-618! 44,-560 34,-528 20,-520! 22,-560 4,-580! 2,-618!', line),
    smooth('6,-566 20,-562 18,-540 6,-536', skin),
    stroke('M-44,-588 L-22,-592', line, 6),
    oval(-33, -574, 5, 7, line),
    stroke('M-50,-518 L-34,-516', line, 5),
    polygon('-22,-486 14,-492 4,-476', line),
    polygon('-54,-616 -46,-664 50,-664 54,-616', hat),
    polygon('-53,-622 -50,-638 52,-638 54,-622', band),
    smooth('-84,-618 0,-624 84,-616 80,-602 0,-608 -84,-604', hat),
    limb('-4,-446,29 -56,-376,23 -112,-372,18 -164,-404,13', shirt),
    smooth('-158,-414 -188,-432 -208,-424 -202,-402 -176,-386 -160,-392', skin),
    stroke('M-190,-428 L-214,-446 M-202,-420 L-228,-426', skin, 9),
    stroke('M-64,-388 Q-58,-366 -46,-356', line, 4),
  ].join('')

/** A lion at home in the picture, looking straight out. */
const lion = [
  smooth('-150,0! -140,-120 -90,-200 20,-210 150,-190 220,-120 236,0!', ash),
  limb('210,-120,20 280,-150,14 300,-220,11 340,-240,8', ash),
  circle(346, -244, 22, slate),
  smooth('110,0! 96,-70 130,-130 190,-130 226,-80 236,0!', '#84929a'),
  smooth('60,4! 70,-26 120,-34 160,-24 166,4!', ash),
  limb('-72,-150,46 -80,-70,34 -82,-20,28', '#b4c0c2'),
  limb('32,-150,46 40,-70,34 42,-20,28', '#b4c0c2'),
  smooth('-128,4! -126,-28 -86,-40 -46,-28 -42,4!', '#c9d3d4'),
  smooth('0,4! 4,-28 44,-40 84,-28 88,4!', '#c9d3d4'),
  stroke('M-100,2 L-98,-16 M-72,2 L-72,-16 M30,2 L30,-16 M58,2 L58,-16', slate, 5),
  repeat(18, (index) => {
    const angle = (index / 18) * 360
    return `<path d="M-30,-96 Q0,-186 30,-96Z" fill="${index % 2 ? slate : coal}" transform="translate(-20 -236) rotate(${angle})"/>`
  }),
  circle(-20, -236, 108, slate),
  circle(-78, -310, 26, ash),
  circle(38, -310, 26, ash),
  smooth('-20,-322 42,-300 56,-240 30,-180 -20,-160 -70,-180 -96,-240 -82,-300', silver),
  smooth('-66,-262 -46,-274 -30,-258 -48,-250', coal),
  smooth('26,-262 6,-274 -10,-258 8,-250', coal),
  polygon('-42,-222 2,-222 -20,-196', coal),
  stroke('M-20,-198 L-20,-184 Q-38,-168 -54,-182 M-20,-184 Q-2,-168 14,-182', coal, 6),
  stroke('M-72,-208 L-128,-220 M-72,-196 L-126,-192 M32,-208 L88,-220 M32,-196 L86,-192', coal, 4),
].join('')

/** What is on the screen: dunes, a low sun and the lion, all in film grey. */
const film = (x: number, y: number, width: number, height: number, floor: number) =>
  [
    rect(x, y, width, height, silver),
    circle(x + width * 0.7, y + height * 0.24, width * 0.13, '#ffffff'),
    halftone(
      ash,
      { x, y, width, height: height * 0.55, step: 27 },
      (_, cy) => 10 * (1 - (cy - y) / (height * 0.5)),
    ),
    shape(
      `M${x},${n(y + height * 0.6)} q${width * 0.25},-90 ${width * 0.5},0 t${width * 0.5},-20 V${y + height} H${x}Z`,
      ash,
    ),
    shape(
      `M${x},${n(y + height * 0.74)} q${width * 0.3},-60 ${width * 0.6},0 t${width * 0.4},0 V${y + height} H${x}Z`,
      '#f2f5f4',
    ),
    oval(x + width * 0.45, floor + 2, 230, 16, ash),
  ].join('')

const folds = (x: number, y: number, width: number, height: number, count: number) =>
  rect(x, y, width, height, crimson) +
  repeat(count, (index) => {
    const at = x + (index * width) / count
    return polygon(
      `${n(at)},${y} ${n(at + (width / count) * 0.42)},${y} ${n(at + (width / count) * 0.3)},${y + height} ${n(at)},${y + height}`,
      wine,
    )
  })

/** The stalls from behind: heads, a bun, a hat with a feather. */
function stalls(y: number, width: number, fill: string) {
  const step = 150
  return repeat(Math.ceil(width / step) + 1, (index) => {
    const x = index * step - 10
    const lift = [0, 18, -8, 12, 4][index % 5] ?? 0
    const hat =
      index % 4 === 1
        ? oval(0, -98, 84, 18, fill) + smooth('-46,-100! -40,-146 0,-156 40,-146 46,-100!', fill)
        : index % 4 === 3
          ? circle(18, -122, 26, fill)
          : ''
    return place(
      x,
      y - lift,
      smooth('-84,160! -78,20 -40,-6 -24,-20! 24,-20! 40,-6 78,20 84,160!', fill) +
        oval(0, -58, 44, 54, fill) +
        hat,
    )
  })
}

export const sherlockJrPoster: Picture = {
  id: 'film-sherlock-jr-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.55, y: 0.52 },
  alt: 'Ein mann stig frå kinosalen og rett inn i lerretet; det som er kome inn, har alt vorte svart-kvitt, og der ventar ei løve.',
  draw: () => {
    const screen = 'M70,330 H640 V1130 H70Z'
    return sheet(
      1000,
      1500,
      wine,
      folds(0, 0, 1000, 1180, 11),
      rect(0, 0, 1000, 290, dark),
      rect(0, 286, 1000, 10, mustard),
      polygon('1000,1180 1000,900 640,330 640,1130', '#b93a4e'),
      rect(46, 306, 618, 848, dark),
      inside(
        'sherlock-screen',
        screen,
        film(70, 330, 570, 800, 1090) + place(270, 1084, lion, { scale: 0.94 }),
      ),
      rect(0, 1154, 1000, 346, dark),
      rect(0, 1154, 1000, 12, mustard),
      place(650, 1154, keaton(inColour), { scale: 1.14 }),
      inside('sherlock-step', screen, place(650, 1154, keaton(inFilm), { scale: 1.14 })),
      stalls(1410, 1000, '#12030a'),
      letter({
        text: 'Sherlock Jr.',
        x: 500,
        y: 214,
        size: fit('Sherlock Jr.', 880, 'serif', -0.02),
        cut: 'serif',
        fill: cream,
        anchor: 'middle',
        tracking: -0.02,
      }),
      letter({
        text: 'Buster Keaton · 1924',
        x: 500,
        y: 1226,
        size: 34,
        cut: 'serif',
        fill: mustard,
        anchor: 'middle',
      }),
    )
  },
}

export const sherlockJrStill: Picture = {
  id: 'film-sherlock-jr',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.72, y: 0.5 },
  alt: 'Ein mann i fargar tek steget inn i eit svart-kvitt lerret der ei løve sit og ventar.',
  draw: () => {
    const screen = 'M640,110 H1420 V880 H640Z'
    return sheet(
      1920,
      1080,
      wine,
      folds(0, 0, 1920, 920, 19),
      rect(0, 0, 612, 1080, dark),
      repeat(6, (index) =>
        polygon(
          `${index * 102},0 ${index * 102 + 44},0 ${index * 102 + 30},1080 ${index * 102},1080`,
          '#35091a',
        ),
      ),
      polygon('1920,700 1920,420 1420,110 1420,880', '#b93a4e'),
      rect(612, 82, 836, 826, dark),
      inside(
        'sherlock-still-screen',
        screen,
        film(640, 110, 780, 770, 830) + place(960, 826, lion, { scale: 1.02 }),
      ),
      rect(0, 908, 1920, 172, dark),
      rect(600, 908, 1320, 12, mustard),
      place(1430, 908, keaton(inColour), { scale: 1.1 }),
      inside('sherlock-still-step', screen, place(1430, 908, keaton(inFilm), { scale: 1.1 })),
      place(640, 0, stalls(1050, 1400, '#12030a')),
    )
  },
}
