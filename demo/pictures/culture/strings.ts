import type { Picture } from '../picture.ts'
import {
  at,
  dashed,
  dice,
  disc,
  gouges,
  ground,
  inside,
  landscape,
  move,
  paper,
  poly,
  rect,
  red,
  ring,
  shape,
  specks,
  stroke,
  times,
} from './shapes.ts'

/** The right half of a violin-family body, from the neck (0,0) down to the end button (0,356). */
const half =
  'C45,-2 84,22 84,68C84,95 66,108 78,130C62,134 54,152 54,175C54,202 70,216 92,222C90,236 103,252 103,284C103,330 60,356 0,356'
const otherHalf =
  'C-60,356 -103,330 -103,284C-103,252 -90,236 -92,222C-70,216 -54,202 -54,175C-54,152 -62,134 -78,130C-66,108 -84,95 -84,68C-84,22 -45,-2 0,0'
export const fiddleBody = `M0,0${half}${otherHalf}Z`
const leftBody = `M0,356${otherHalf}Z`
export const soundHole = 'M22,160C24,146 38,148 36,170C35,190 41,200 41,216C41,238 57,236 57,222'

/** How wide the body is at some heights, for drawing it as sound. */
const outline = [
  [0, 10],
  [12, 52],
  [30, 74],
  [68, 84],
  [100, 75],
  [130, 77],
  [150, 57],
  [175, 54],
  [200, 62],
  [222, 91],
  [250, 97],
  [284, 103],
  [315, 94],
  [335, 74],
  [348, 45],
  [356, 12],
] as const

function widthAt(y: number): number {
  for (let i = 1; i < outline.length; i++) {
    const [y1, w1] = outline[i - 1] ?? [0, 0]
    const [y2, w2] = outline[i] ?? [0, 0]
    if (y <= y2) return w1 + ((w2 - w1) * (y - y1)) / (y2 - y1)
  }
  return 0
}

/** Half wood, half signal. */
const hardingfele = landscape(
  'culture-hardingfele-elektronika',
  [0.62, 0.56],
  'Ei hardingfele delt på midten: den eine halvdelen er av tre og perlemor, den andre er lydbølgjer.',
  () => {
    const roll = dice(21)
    const bars = times(44, (i) => {
      const y = 4 + i * 8
      const long = widthAt(y) * (0.72 + roll() * 0.62)
      return rect(3, y - 2.4, long, 4.8, i % 7 === 3 ? red : '#69d2c8')
    })
    const neckBars = times(28, (i) =>
      rect(3, -218 + i * 8, 12 + roll() * 26, 4.8, i % 6 === 2 ? red : '#69d2c8'),
    )
    const pegs = times(4, (i) => limbPeg(-148 - i * 20))
    return [
      ground('#241a38'),
      times(23, (i) => stroke(`M0,${40 + i * 46}H1920`, '#2d2247', 3, 'butt')),
      at(
        1097,
        486,
        2.35,
        -62,
        shape(leftBody, '#c8652a'),
        shape(
          'M0,356C-60,356 -103,330 -103,284C-103,252 -90,236 -92,222C-70,216 -54,202 -54,175L-40,175C-40,210 -60,226 -76,232C-78,246 -86,256 -86,284C-86,318 -52,340 0,340Z',
          '#a84d1c',
        ),
        dashed(
          '0.1 9',
          stroke(
            'M-8,8C-42,8 -76,28 -76,68C-76,98 -60,108 -68,126C-54,132 -46,152 -46,175C-46,204 -62,220 -82,228C-82,240 -95,256 -95,284C-95,324 -56,348 -6,348',
            '#f3d9a4',
            4,
          ),
        ),
        stroke(
          'M-22,160C-24,146 -38,148 -36,170C-35,190 -41,200 -41,216C-41,238 -57,236 -57,222',
          '#2a1206',
          6,
        ),
        disc(-24, 161, 5, '#2a1206'),
        disc(-55, 222, 6, '#2a1206'),
        inside(
          'wood',
          `<path d="${leftBody}"/>`,
          gouges(3, 60, [-100, 0, 100, 356], [24, 70], 90, '#a84d1c'),
        ),
        flower(-58, 54),
        flower(-66, 290),
        bars,
        neckBars,
        pegs,
        shape('M0,-132L-12,-132L-17,112L0,112Z', '#1a0f0a'),
        times(8, (i) =>
          poly(`-7,${-118 + i * 28} -2,${-106 + i * 28} -7,${-94 + i * 28} -12,${-106 + i * 28}`, '#f3d9a4'),
        ),
        shape('M0,-132H-13L-16,-215C-18,-236 -34,-236 -34,-252C-34,-272 -12,-280 0,-268Z', '#c8652a'),
        shape(
          'M0,-268C-10,-278 -30,-274 -34,-256L-50,-250L-36,-244C-30,-236 -20,-236 -16,-222H0Z',
          '#e0873f',
        ),
        disc(-18, -258, 3.5, '#1a0f0a'),
        shape('M0,348L-10,346L-24,250H0Z', '#1a0f0a'),
        dashed('0.1 8', stroke('M-16,258L-7,338', '#f3d9a4', 3)),
        shape('M0,196H-26L-22,188Q-12,182 0,182Z', '#f3d9a4'),
        times(4, (i) =>
          stroke(
            `M${-9 + i * 6},-132L${-15 + i * 10},186L${-10 + i * 7},252`,
            i < 2 ? '#fff4dc' : '#69d2c8',
            1.5,
            'butt',
          ),
        ),
      ),
    ]
  },
)

const limbPeg = (y: number) => stroke(`M-10,${y}H-44`, '#7a4a2a', 5) + disc(-50, y, 8, '#7a4a2a')

const flower = (x: number, y: number) =>
  times(6, (i) => {
    const angle = (i * Math.PI) / 3
    return disc(x + 9 * Math.cos(angle), y + 9 * Math.sin(angle), 5, '#2a1206')
  }) + disc(x, y, 4, '#f3d9a4')

const visekveld = landscape(
  'culture-visekveld',
  [0.64, 0.52],
  'Ein gitar tett på, der lydholet er ei kveldsol over fjorden og strengene går tvers over.',
  () => {
    const frets = times(9, (i) => rect(880 - i * 104 - i * i * 3.2, 446, 7, 148, '#d9b273'))
    return [
      ground('#17363c'),
      specks(7, 160, [0, 0, 1920, 1080], [1, 3], '#1d434a'),
      move(
        'rotate(20 1220 540)',
        shape(
          'M900,540C900,300 1010,190 1160,190C1290,190 1330,250 1430,250C1560,250 1600,60 1880,60C2200,60 2400,280 2400,540C2400,800 2200,1020 1880,1020C1600,1020 1560,830 1430,830C1330,830 1290,890 1160,890C1010,890 900,780 900,540Z',
          '#8e3f17',
        ),
        shape(
          'M924,540C924,316 1024,214 1160,214C1286,214 1330,274 1430,274C1566,274 1620,84 1880,84C2180,84 2376,296 2376,540Z',
          '#e59a4a',
        ),
        shape(
          'M924,540C924,764 1024,866 1160,866C1286,866 1330,806 1430,806C1566,806 1620,996 1880,996C2180,996 2376,784 2376,540Z',
          '#d98537',
        ),
        inside(
          'top',
          '<path d="M924,540C924,316 1024,214 1160,214C1286,214 1330,274 1430,274C1566,274 1620,84 1880,84V996C1620,996 1566,806 1430,806C1330,806 1286,866 1160,866C1024,866 924,764 924,540Z"/>',
          gouges(6, 130, [900, 120, 1000, 860], [90, 260], 0, '#c9742a'),
        ),
        ring(1220, 540, 226, '#5d2710', 10),
        dashed('22 12', ring(1220, 540, 208, '#5d2710', 16)),
      ),
      disc(1220, 540, 190, '#f2b134'),
      inside(
        'hole',
        '<circle cx="1220" cy="540" r="190"/>',
        rect(1000, 320, 440, 450, '#f3a35c'),
        disc(1230, 520, 86, '#fff0cf'),
        poly('1000,590 1080,470 1130,530 1190,450 1250,560 1330,440 1440,590', '#7d3350'),
        rect(1000, 588, 440, 160, '#42213f'),
        stroke('M1180,612H1290M1150,636H1260M1200,660H1310M1180,684H1250', '#f3a35c', 7),
      ),
      move(
        'rotate(20 1220 540)',
        rect(-420, 446, 1440, 148, '#2d150b'),
        frets,
        times(3, (i) => disc(776 - i * 225, 520, 11, paper)),
        rect(1700, 400, 70, 280, '#2d150b', 10),
        times(6, (i) => stroke(`M-420,${464 + i * 21}L1730,${478 + i * 24}`, '#fff3dd', 6 - i * 0.6, 'butt')),
        rect(1722, 410, 14, 260, paper),
        times(6, (i) => disc(1756, 478 + i * 24, 7, paper)),
      ),
    ]
  },
)

export const strings: Picture[] = [hardingfele, visekveld]
