import type { Picture } from '../picture.ts'
import {
  at,
  dice,
  disc,
  flipped,
  gouges,
  ground,
  ink,
  inside,
  landscape,
  limb,
  move,
  n,
  oval,
  paper,
  poly,
  rect,
  red,
  shape,
  specks,
  stroke,
  sun,
  times,
} from './shapes.ts'

/** A house that is also a speech bubble: its tail says who speaks. */
function talkingHouse(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  roof: string,
  tail: -1 | 1,
  windows: number,
): string {
  const peak = y - w * 0.42
  const foot = tail < 0 ? x + w * 0.22 : x + w * 0.78
  return [
    poly(
      `${n(foot - 34)},${y + h - 2} ${n(foot + 34)},${y + h - 2} ${n(foot + tail * 74)},${y + h + 84}`,
      colour,
    ),
    poly(`${x},${y} ${x + w / 2},${n(peak)} ${x + w},${y} ${x + w},${y + h} ${x},${y + h}`, colour),
    poly(
      `${x - 22},${y + 8} ${x + w / 2},${n(peak - 26)} ${x + w + 22},${y + 8} ${x + w + 6},${y + 26} ${x + w / 2},${n(peak + 18)} ${x - 6},${y + 26}`,
      roof,
    ),
    times(windows, (i) => {
      const gap = w / windows
      const wx = x + gap * i + gap / 2 - 26
      return (
        rect(wx, y + h * 0.34, 52, 68, ink) +
        rect(wx + 6, y + h * 0.34 + 6, 40, 56, sun) +
        rect(wx + 24, y + h * 0.34, 5, 68, ink)
      )
    }),
  ].join('')
}

const folkemote = landscape(
  'culture-folkemote',
  [0.62, 0.5],
  'Ei bygd der husa er snakkebobler i ulike fargar som pratar saman under fjellet.',
  () => [
    ground('#dfe8df'),
    poly('420,1080 900,330 1080,560 1380,160 1640,520 1760,400 1920,620 1920,1080', '#b9cdc4'),
    poly('1380,160 1640,520 1760,400 1920,620 1920,1080 1560,1080 1440,600', '#a9c1b7'),
    inside(
      'slope',
      '<path d="M1380,160L1640,520L1760,400L1920,620V1080H1560L1440,600Z"/>',
      gouges(17, 150, [1380, 170, 540, 800], [50, 150], 64, '#98b4a8'),
    ),
    poly('1380,160 1450,258 1400,300 1370,262 1330,300 1318,250', paper),
    rect(0, 960, 1920, 120, '#2b6a72'),
    stroke('M120,1010H420M560,1040H760M900,1012H1160M1300,1046H1540M1640,1006H1830', '#4b8a90', 8),
    move(
      'translate(1210 640) scale(1.12) translate(-1250 -660)',
      talkingHouse(880, 420, 230, 200, '#e9a6a0', '#8e3b46', 1, 2),
      talkingHouse(1330, 380, 250, 230, paper, '#3d4a55', -1, 2),
      talkingHouse(1600, 560, 230, 220, sun, '#7a4a14', -1, 2),
      talkingHouse(690, 640, 240, 220, '#3f7d6b', '#1d3f38', 1, 2),
      talkingHouse(1030, 600, 300, 250, red, '#6b2410', -1, 3),
      talkingHouse(1400, 720, 200, 170, '#33506b', '#182838', 1, 1),
    ),
  ],
)

/** Sparks as slim cuts around a point, in rings that change colour outwards. */
function burst(
  x: number,
  y: number,
  rings: [from: number, to: number, count: number, colour: string][],
): string {
  const roll = dice(x + y)
  return rings
    .map(([from, to, count, colour]) => {
      const spark = (i: number) => {
        const angle = ((i + roll() * 0.5) / count) * Math.PI * 2
        const start = from + roll() * 30
        const end = to * (0.8 + roll() * 0.35)
        const point = (r: number, off: number) =>
          `${n(x + r * Math.cos(angle) - off * Math.sin(angle))},${n(y + r * Math.sin(angle) + off * Math.cos(angle))}`
        const widest = start + (end - start) * 0.7
        return `M${point(start, 0)}Q${point(widest, 9)} ${point(end, 0)}Q${point(widest, -9)} ${point(start, 0)}`
      }
      return shape(times(count, spark), colour)
    })
    .join('')
}

/** A raised champagne flute, its stem in a fist; tilt it to clink. */
function toast(skin: string, shade: string, sleeve: string, cuff: string): string {
  return [
    limb(
      [
        [0, 190, 50],
        [10, 620, 92],
      ],
      skin,
    ),
    shape('M-92,330H92L150,800H-150Z', sleeve),
    rect(-98, 310, 196, 56, cuff, 14),
    stroke('M0,30V200', '#dfe6f2', 12),
    shape('M-64,-270C-66,-130 -44,0 0,40C44,0 66,-130 64,-270Z', '#ffffff30'),
    shape('M-62,-196C-58,-90 -38,0 0,34C38,0 58,-90 62,-196Z', sun),
    shape('M20,-196H62C58,-90 38,0 0,34C20,-30 26,-110 20,-196Z', '#d1931d'),
    oval(0, -196, 62, 12, '#ffe9a8'),
    oval(0, -270, 64, 12, '#ffffff55'),
    disc(-20, -130, 6, paper),
    disc(8, -80, 5, paper),
    disc(-8, -30, 4, paper),
    disc(-26, -80, 4, paper),
    rect(-74, 84, 148, 150, skin, 54),
    ...[0, 1, 2, 3].map((i) => rect(-78 + i * 3, 84 + i * 37, 128 - i * 5, 38, i % 2 ? skin : shade, 19)),
    limb(
      [
        [58, 190, 30],
        [24, 120, 22],
        [-10, 96, 19],
      ],
      skin,
    ),
  ].join('')
}

/** The first firework of the year is struck where two glasses meet. */
const nyttar = landscape(
  'culture-nyttarsfest',
  [0.61, 0.42],
  'To glas møtest i ein skål på kaia ved midnatt, og der dei klinkar, spring eit fyrverkeri ut over fjorden.',
  () => [
    ground('#171a3d'),
    specks(8, 60, [0, 0, 1920, 560], [1.5, 4], '#4c5290'),
    poly(
      '0,760 200,620 380,720 620,530 820,710 1010,620 1240,750 1460,620 1640,710 1800,640 1920,720 1920,780 0,780',
      '#0d1029',
    ),
    rect(0, 775, 1920, 310, '#1f2452'),
    gouges(20, 110, [0, 790, 1920, 290], [60, 220], 0, '#2c3270'),
    ...[240, 420, 560, 700].map(
      (x, i) =>
        rect(x - 5, 752 - (i % 2) * 10, 10, 10, sun) + rect(x - 22 + i * 3, 800 + i * 8, 44, 6, '#c98f3a', 3),
    ),
    burst(1170, 290, [
      [330, 560, 44, '#e9779a'],
      [210, 410, 36, '#63c7bd'],
      [90, 270, 30, sun],
      [30, 130, 18, '#fff1c9'],
    ]),
    at(1000, 600, 1.25, 16, toast('#f0c3a0', '#dca884', '#b3301f', '#e9779a')),
    at(1340, 600, 1.25, -16, flipped(toast('#8a5232', '#734025', '#10142f', paper))),
    disc(1170, 290, 22, '#ffffff'),
  ],
)

export const town: Picture[] = [folkemote, nyttar]
