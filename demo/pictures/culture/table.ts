import type { Picture } from '../picture.ts'
import {
  at,
  disc,
  flipped,
  gouges,
  ground,
  ink,
  inside,
  landscape,
  limb,
  oval,
  paper,
  rays,
  rect,
  red,
  shape,
  stroke,
  sun,
  times,
} from './shapes.ts'

/** An arm from the right that points left; the fingertip is at the origin. */
function pointing(skin: string, shade: string, sleeve: string, pattern: string, cuff: string): string {
  return [
    rect(470, -120, 700, 240, sleeve),
    pattern,
    limb(
      [
        [430, 0, 78],
        [330, 0, 92],
      ],
      skin,
    ),
    limb(
      [
        [300, 60, 34],
        [210, 66, 30],
        [250, 92, 30],
      ],
      shade,
    ),
    limb(
      [
        [310, 24, 36],
        [196, 40, 32],
        [250, 58, 32],
      ],
      shade,
    ),
    limb(
      [
        [330, -6, 38],
        [190, 6, 33],
        [250, 30, 33],
      ],
      shade,
    ),
    limb(
      [
        [340, -36, 44],
        [180, -30, 34],
        [26, 0, 25],
      ],
      skin,
    ),
    limb(
      [
        [380, -50, 44],
        [290, -86, 34],
        [200, -80, 27],
      ],
      skin,
    ),
    shape('M8,-10q14,-16 34,-14l6,22q-22,6 -40,-8Z', '#ffffff55'),
    rect(440, -126, 80, 252, cuff, 12),
  ].join('')
}

const quiz = landscape(
  'culture-quiz-sigrid-odd',
  [0.56, 0.53],
  'To hender, éi i stripete genser og éi i rutete skjorte, kastar seg samstundes mot ein raud quizknapp.',
  () => {
    const stripes = times(8, (i) => rect(540 + i * 90, -120, 44, 240, paper))
    const checks =
      times(8, (i) => rect(530 + i * 96, -120, 40, 240, '#17454f')) +
      rect(470, -80, 700, 34, '#17454f') +
      rect(470, 46, 700, 34, '#17454f')
    return [
      ground(sun),
      rays(1080, 640, 300, 1700, 18, '#f6c050', 0.5),
      rect(0, 900, 1920, 180, '#7a3a1d'),
      rect(0, 900, 1920, 18, '#944a28'),
      oval(1080, 926, 330, 28, '#5a2912'),
      shape('M800,920C800,780 860,760 1080,760C1300,760 1360,780 1360,920Z', ink),
      shape('M1080,760C1300,760 1360,780 1360,920H1240C1240,820 1200,780 1080,760Z', '#000000'),
      shape('M880,770C880,610 980,560 1080,560C1180,560 1280,610 1280,770Q1080,810 880,770Z', red),
      shape('M1080,560C1180,560 1280,610 1280,770Q1230,782 1170,788C1200,690 1160,610 1080,560Z', '#b93c1a'),
      shape('M930,690C940,630 980,606 1020,600C980,630 960,660 954,696Z', '#ff9a78'),
      at(1130, 548, 1.06, -26, pointing('#f0bf9b', '#dca27c', '#2f8f93', checks, '#17454f')),
      at(1030, 548, 1.06, 26, flipped(pointing('#b97a52', '#9a6240', '#27408f', stripes, paper))),
    ]
  },
)

/**
 * Which yarn a stitch is knitted in, counted from the middle of the cup: 0 ground, 1 the Selbu rose, 2 the red.
 * A rose is eight slanting petals, kept apart by the axes and the diagonals.
 */
function stitchAt(x: number, y: number): 0 | 1 | 2 {
  if (Math.abs(y) === 10) return 2
  const dx = Math.abs(((((x + 10) % 20) + 20) % 20) - 10)
  const dy = Math.abs(y)
  const near = Math.min(dx, dy)
  const far = Math.max(dx, dy)
  if (near >= 1 && near <= 4 && far > near && far <= near + 4) return 1
  return 10 - dx + dy <= 2 ? 2 : 0
}

/** A knitted cup: the yarn leaves it as steam. */
const strikkekafe = landscape(
  'culture-strikkekafe',
  [0.6, 0.58],
  'Ein kaffikopp strikka i selbumønster med to strikkepinnar oppi, og dampen er ein raud garntråd.',
  () => {
    const blue = '#1f4a6b'
    const yarns = [paper, blue, red]
    const knitted = yarns.map((yarn, index) => {
      let d = ''
      for (let row = 0; row < 22; row++) {
        for (let column = 0; column < 30; column++) {
          if (stitchAt(column - 15, row - 11) !== index) continue
          d += `M${809 + column * 22},${516 + row * 18}l11,8l11,-8v12l-11,8l-11,-8Z`
        }
      }
      return shape(d, yarn)
    })
    const needle = (x: number, turn: number, knob: string) =>
      at(
        x,
        440,
        1,
        turn,
        rect(-12, -400, 24, 400, '#c98d4e'),
        rect(2, -400, 10, 400, '#a8703a'),
        disc(0, -408, 32, knob),
      )
    return [
      ground('#e8d8c3'),
      rect(0, 900, 1920, 180, '#b4512f'),
      gouges(27, 80, [0, 915, 1920, 160], [70, 240], 0, '#a84828'),
      oval(1150, 934, 460, 40, '#8a3a1c'),
      oval(1150, 910, 430, 46, paper),
      oval(1150, 904, 300, 24, '#d5c8b2'),
      stroke('M1436,566C1650,536 1650,800 1398,800', '#c9b99c', 64),
      stroke('M1436,556C1640,526 1640,790 1398,790', '#efe6d6', 44),
      needle(1040, -22, red),
      needle(1250, 15, blue),
      shape('M836,470H1464L1424,800Q1406,904 1300,904H1000Q894,904 876,800Z', '#d9cbb2'),
      oval(1150, 474, 314, 46, '#efe6d6'),
      oval(1150, 480, 280, 36, '#3b1e12'),
      inside(
        'cup',
        '<path d="M830,512Q1150,580 1470,512L1424,800Q1408,884 1340,896Q1150,912 960,896Q892,884 876,800Z"/>',
        ...knitted,
      ),
      stroke(
        'M1150,478C1150,390 1060,370 1100,280C1140,200 1260,230 1230,310C1206,370 1110,340 1140,240C1170,140 1330,160 1330,70C1330,20 1290,0 1290,-40',
        red,
        15,
      ),
    ]
  },
)

export const table: Picture[] = [quiz, strikkekafe]
