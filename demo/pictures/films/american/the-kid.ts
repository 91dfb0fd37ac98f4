import { letter } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import {
  circle,
  inside,
  limb,
  oval,
  place,
  polygon,
  rect,
  repeat,
  seeded,
  sheet,
  smooth,
  stroke,
} from '../shapes.ts'

const brick = '#c8674a'
const mortar = '#b4573c'
const door = '#2f6d86'
const shadow = '#1f4e63'
const stone = '#f0e1c5'
const dust = '#d5c09b'
const ink = '#1d1a1c'
const skin = '#f9dfc3'
const patch = '#7c6a5c'

/** The Tramp on a step, chin in hand; the step is y = 0. */
const tramp = [
  stroke('M128,-150 Q130,-190 106,-192 Q88,-190 90,-172 M128,-150 L150,156', '#7a4a24', 9),
  smooth('-74,-20 -80,-110 -84,-178 -40,-218! 40,-218! 84,-178 80,-110 74,-20 0,0', ink),
  polygon('-28,-222 28,-222 14,-96 -14,-96', stone),
  polygon('-34,-220 -16,-120 0,-70 -34,-140', '#39332f'),
  polygon('34,-220 16,-120 0,-70 34,-140', '#39332f'),
  limb('-34,-22,42 -62,4,40 -66,70,30 -72,128,25', patch),
  limb('34,-22,42 62,4,40 66,70,30 72,128,25', patch),
  // Shoes that were made for a larger man, turned out.
  smooth('-102,122! -48,120! -40,146 -56,162! -190,162! -198,140 -150,130', ink),
  smooth('102,122! 48,120! 40,146 56,162! 194,162! 202,140 154,130', ink),
  polygon('-30,-212 -4,-202 -30,-188', patch),
  polygon('30,-212 4,-202 30,-188', patch),
  circle(0, -201, 7, patch),
  rect(-16, -246, 32, 34, skin),
  // Head, turned a little towards the boy.
  smooth('-44,-322 -42,-276 -22,-244 4,-236 28,-246 44,-278 46,-322 0,-344', skin),
  smooth('-50,-328! -60,-300 -46,-280! -38,-306 -34,-330!', ink),
  smooth('50,-328! 62,-300 48,-280! 40,-306 38,-330!', ink),
  stroke('M-26,-314 Q-14,-322 -4,-314 M12,-314 Q22,-322 34,-314', ink, 6),
  oval(-10, -299, 6, 8, ink),
  oval(26, -299, 6, 8, ink),
  stroke('M8,-296 L14,-278 L4,-276', '#d79f77', 5),
  polygon('-6,-269 18,-269 22,-257 -10,-257', ink),
  stroke('M-4,-248 Q8,-245 16,-249', '#b45a45', 4),
  smooth('-52,-332! -46,-376 -22,-396 4,-400 28,-396 48,-376 54,-332!', ink),
  smooth('-78,-326 -60,-340 4,-334 64,-340 82,-326 60,-318 4,-322 -56,-318', ink),
  rect(-51, -346, 104, 10, patch),
  // One arm lies across the knees, the other props the chin.
  limb('74,-182,24 96,-116,22 88,-58,19 34,-24,15', '#2b2729'),
  smooth('42,-40 18,-40 2,-26 12,-10 38,-12', skin),
  limb('-74,-182,24 -98,-114,22 -76,-36,21', '#2b2729'),
  limb('-78,-34,20 -60,-110,18 -40,-178,14', '#2b2729'),
  stroke('M-50,-176 L-30,-170', stone, 12),
  smooth('-48,-186 -46,-216 -28,-244 -6,-246 0,-230 -14,-206 -26,-182', skin),
  stroke('M-30,-228 L-14,-226 M-34,-216 L-18,-214', '#d79f77', 4),
  polygon('40,36 78,32 82,66 46,72', '#9a8674'),
  stroke('M38,42 L46,38 M40,58 L48,54 M80,40 L74,42', ink, 4),
].join('')

/** The boy in the same pose, in clothes that were somebody else's. */
const kid = [
  smooth('-50,-16 -58,-80 -56,-126 -26,-152! 26,-152! 56,-126 58,-80 50,-16 0,0', stone),
  stroke('M-30,-148 L-32,-10 M30,-148 L32,-10', '#7a4a24', 11),
  rect(-12, -176, 24, 28, skin),
  limb('-26,-14,34 -48,8,33 -50,66,27 -56,108,24', dust),
  limb('26,-14,34 48,8,33 50,66,27 56,108,24', dust),
  smooth('-80,104! -38,102! -30,126 -44,140! -124,140! -130,124 -104,114', ink),
  smooth('80,104! 38,102! 30,126 44,140! 124,140! 130,124 104,114', ink),
  smooth('-42,-228 -42,-192 -24,-168 0,-162 24,-168 42,-192 42,-228 0,-250', skin),
  // Page-boy hair under a cap several sizes too large.
  smooth(
    '-50,-240! -58,-190 -50,-158! -36,-176 -34,-214! 34,-214! 36,-176 50,-158! 58,-190 50,-240!',
    '#7a4a24',
  ),
  oval(-17, -202, 6, 9, ink),
  oval(17, -202, 6, 9, ink),
  stroke('M-26,-216 L-10,-214 M26,-216 L10,-214', '#7a4a24', 5),
  stroke('M-2,-198 L-6,-188 L2,-187', '#d79f77', 4),
  stroke('M-9,-176 Q0,-180 9,-176', '#b45a45', 4.5),
  smooth('-64,-228! -78,-262 -56,-298 0,-310 58,-298 80,-262 64,-228! 0,-244', patch),
  smooth('-60,-230! 0,-252 34,-246 84,-220! 40,-224 0,-232', ink),
  circle(0, -308, 7, ink),
  stroke('M0,-306 Q-8,-270 -4,-244 M0,-306 Q40,-290 52,-240', ink, 4),
  limb('-50,-126,18 -68,-76,17 -60,-40,15 -24,-18,12', '#dccaa6'),
  smooth('-30,-30 -10,-32 4,-20 -6,-6 -28,-8', skin),
  limb('50,-126,18 70,-78,17 58,-24,16', '#dccaa6'),
  limb('58,-24,16 46,-80,14 34,-124,11', '#dccaa6'),
  smooth('40,-130 40,-152 26,-174 8,-176 4,-164 16,-144 24,-126', skin),
  polygon('-64,30 -34,26 -32,56 -60,58', brick),
  stroke('M-66,36 L-58,34 M-64,50 L-56,48 M-32,32 L-38,34 M-32,48 L-38,50', ink, 4),
].join('')

function wall(
  width: number,
  height: number,
  seed: number,
  [dark, pale]: readonly [string, string],
  share = 0.42,
) {
  const random = seeded(seed)
  return repeat(Math.ceil(height / 52), (row) =>
    repeat(Math.ceil(width / 130) + 1, (column) => {
      if (random() > share) return ''
      const x = column * 130 - (row % 2) * 65
      return rect(x, row * 52, 122, 44, random() > 0.4 ? dark : pale)
    }),
  )
}

const panel = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, shadow) +
  polygon(
    `${x + 14},${y + 14} ${x + width},${y + 14} ${x + width},${y + height} ${x + 14},${y + height}`,
    '#3b7f99',
  )

const doorway = (x: number, y: number, width: number, height: number) =>
  [
    rect(x - 44, y - 44, width + 88, height + 44, stone),
    rect(x - 44, y - 44, width + 88, 14, dust),
    rect(x, y, width, height, door),
    rect(x + width / 2 - 4, y, 8, height, shadow),
    ...[0, 1].map((side) => {
      const left = x + 34 + (side * width) / 2
      const panelWidth = width / 2 - 68
      return (
        panel(left, y + 44, panelWidth, height * 0.36) +
        panel(left, y + 80 + height * 0.38, panelWidth, height * 0.42)
      )
    }),
    circle(x + width / 2 + 34, y + height * 0.4, 13, '#e0b04f'),
  ].join('')

export const theKidPoster: Picture = {
  id: 'film-the-kid-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.5, y: 0.55 },
  alt: 'Ein landstrykar med bowlerhatt og ein gut med altfor stor lue sit på same trappetrinnet med handa under haka.',
  draw: () =>
    sheet(
      1000,
      1500,
      brick,
      wall(1000, 1100, 12, [mortar, '#d67a5b']),
      doorway(200, 150, 600, 880),
      rect(0, 964, 1000, 66, mortar),
      rect(60, 964, 880, 66, dust),
      rect(60, 964, 880, 12, '#fbf1da'),
      place(368, 968, tramp, { scale: 1.32 }),
      place(712, 968, kid, { scale: 1.2 }),
      rect(0, 1176, 1000, 330, stone),
      rect(0, 1176, 1000, 14, '#fbf1da'),
      rect(0, 1190, 1000, 10, dust),
      letter({ text: 'The', x: 54, y: 1400, size: 272, fill: ink, tracking: -0.04 }),
      letter({ text: 'Kid', x: 516, y: 1400, size: 182, fill: '#b8452b', tracking: -0.03 }),
      letter({
        text: 'Charles Chaplin · 1921',
        x: 940,
        y: 1440,
        size: 30,
        cut: 'groteskRegular',
        fill: ink,
        anchor: 'end',
      }),
    ),
}

export const theKidStill: Picture = {
  id: 'film-the-kid',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.69, y: 0.58 },
  alt: 'Landstrykaren og guten sit side om side på ei dørtrapp framfor ei stor blå dør.',
  draw: () =>
    sheet(
      1920,
      1080,
      brick,
      wall(1920, 900, 7, [mortar, '#d67a5b']),
      // The neighbour's wall lies in shade, so that the page's title reads.
      rect(0, 0, 740, 880, '#8e3f2c'),
      inside('the-kid-shade', 'M0,0H740V880H0Z', wall(740, 880, 3, ['#823726', '#984834'], 0.16)),
      rect(740, 0, 26, 880, '#54231a'),
      repeat(3, (index) => rect(732, 120 + index * 280, 42, 20, '#54231a')),
      doorway(1010, 60, 620, 830),
      rect(0, 870, 1920, 210, '#6b2d20'),
      rect(880, 832, 890, 60, dust),
      rect(880, 832, 890, 12, '#fbf1da'),
      rect(820, 892, 1010, 190, stone),
      place(1190, 836, tramp, { scale: 1.26 }),
      place(1520, 836, kid, { scale: 1.16 }),
    ),
}
