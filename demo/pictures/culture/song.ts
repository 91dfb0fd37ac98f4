import type { Picture } from '../picture.ts'
import {
  at,
  disc,
  gouges,
  ground,
  ink,
  landscape,
  oval,
  paper,
  poly,
  raster,
  rays,
  rect,
  red,
  shape,
  star,
  stroke,
  sun,
  times,
} from './shapes.ts'

const flame = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    0,
    shape('M0,-70C26,-34 30,-14 26,4A26,26 0 0 1 -26,4C-30,-14 -14,-40 0,-70Z', sun),
    shape('M0,-30C12,-12 13,-2 11,6A11,11 0 0 1 -11,6C-13,-2 -6,-16 0,-30Z', '#fff6dc'),
  )

const candle = (x: number, y: number, tall: number) =>
  rect(x - 15, y - tall, 30, tall, paper) +
  rect(x, y - tall, 15, tall, '#d8cfba') +
  flame(x, y - tall - 16, 0.95)

function singer(x: number, y: number, size: number, gown: string, hair: string, skin: string): string {
  return at(
    x,
    y,
    size,
    0,
    shape('M-150,900V420C-150,220 -90,150 0,150C90,150 150,220 150,420V900Z', gown),
    shape('M-92,0C-92,-130 92,-130 92,0V150H-92Z', hair),
    shape('M-66,-10C-66,-90 66,-90 66,-10C66,60 40,100 0,100C-40,100 -66,60 -66,-10Z', skin),
    stroke('M-42,0q16,12 30,0M12,0q16,12 30,0', ink, 6),
    oval(0, 56, 15, 19, '#7a2f2a'),
    stroke('M0,330V210', paper, 30, 'butt'),
    flame(0, 196, 1),
    oval(0, 316, 38, 27, skin),
  )
}

const lucia = landscape(
  'culture-luciakonsert',
  [0.62, 0.45],
  'Lucia med attlatne auge og tende lys i krona, og eit kor med kvar sitt lys i mørket bak henne.',
  () => {
    const cx = 1190
    const leaves = times(13, (i) => {
      const angle = Math.PI * (1.1 + (i / 12) * 0.8)
      return at(
        cx + 170 * Math.cos(angle),
        466 + 105 * Math.sin(angle),
        1,
        i * 12 - 72,
        poly('0,-40 22,0 0,30 -22,0', i % 2 ? '#2d6b4a' : '#3c8059'),
      )
    })
    const hairs = ['#6b4a2f', '#1a1430', '#8a6a3a', '#4a2a2a']
    return [
      ground('#131b3d'),
      gouges(
        19,
        150,
        [0, 0, 1920, 700],
        [30, 90],
        (x, y) => (Math.atan2(y - 300, x - 1190) * 180) / Math.PI,
        '#1d2750',
      ),
      times(4, (i) =>
        singer(470 + i * 150, 560 + (3 - i) * 22, 0.62 + i * 0.05, '#39457f', hairs[i] ?? ink, '#b48f8c'),
      ),
      times(3, (i) =>
        singer(1500 + i * 170, 540 + i * 22, 0.77 - i * 0.05, '#39457f', hairs[i] ?? ink, '#b48f8c'),
      ),
      disc(cx, 330, 330, '#3a3358'),
      disc(cx, 300, 220, '#6b5163'),
      shape(
        `M${cx - 190},1080C${cx - 240},700 ${cx - 210},470 ${cx - 150},410H${cx + 150}C${cx + 210},470 ${cx + 240},700 ${cx + 190},1080Z`,
        '#d99a34',
      ),
      shape(
        `M${cx - 330},1080C${cx - 320},840 ${cx - 220},760 ${cx - 70},730H${cx + 70}C${cx + 220},760 ${cx + 320},840 ${cx + 330},1080Z`,
        paper,
      ),
      shape(
        `M${cx + 70},730C${cx + 220},760 ${cx + 320},840 ${cx + 330},1080H${cx + 140}C${cx + 150},900 ${cx + 120},800 ${cx + 70},730Z`,
        '#d9d2c6',
      ),
      shape(`M${cx - 56},640V740Q${cx},800 ${cx + 56},740V640Z`, '#d99c7b'),
      shape(
        `M${cx - 130},520C${cx - 130},360 ${cx + 130},360 ${cx + 130},520C${cx + 130},640 ${cx + 70},706 ${cx},706C${cx - 70},706 ${cx - 130},640 ${cx - 130},520Z`,
        '#f0bf9b',
      ),
      shape(
        `M${cx},400C${cx + 90},400 ${cx + 130},440 ${cx + 130},520C${cx + 130},640 ${cx + 70},706 ${cx},706C${cx + 60},640 ${cx + 70},500 ${cx},400Z`,
        '#e3ab86',
      ),
      shape(
        `M${cx - 150},560C${cx - 160},380 ${cx - 60},372 ${cx},410C${cx + 60},372 ${cx + 160},380 ${cx + 150},560C${cx + 130},480 ${cx + 80},440 ${cx},432C${cx - 80},440 ${cx - 130},480 ${cx - 150},560Z`,
        '#e8ad45',
      ),
      stroke(`M${cx - 88},548q30,22 58,0M${cx + 30},548q30,22 58,0`, ink, 8),
      stroke(`M${cx - 4},570l-12,46h22`, '#c98a66', 7),
      oval(cx, 654, 24, 15, '#a23b2c'),
      times(5, (i) => candle(cx - 132 + i * 66, 404 - (2 - Math.abs(i - 2)) * 28, 130)),
      leaves,
      shape(`M${cx - 84},736L${cx},800L${cx + 84},736L${cx + 60},728L${cx},770L${cx - 60},728Z`, red),
      rect(cx - 328, 1022, 656, 58, red),
    ]
  },
)

/** A stomp, seen from the floor. */
const rock = landscape(
  'culture-ungdomsrock',
  [0.62, 0.6],
  'Ein høg joggesko trampar på ein blå effektpedal så gneistane fyk.',
  () => [
    ground('#f0527f'),
    rays(1130, 860, 120, 1700, 26, '#ff7398', 0.5),
    raster([1240, 0, 700, 700], 30, (x, y) => Math.max(0, (x - y * 0.5 - 1200) / 55), '#0f1419'),
    rect(0, 1000, 1920, 80, ink),
    star(1010, 900, 400, 190, 15, '#ffe14d'),
    rect(0, 1000, 1920, 80, ink),
    shape('M820,1000L850,850H1310L1340,1000Z', '#2a7de1'),
    shape('M820,1000L828,960H1332L1340,1000Z', '#1c5cab'),
    rect(1100, 872, 190, 24, '#0f3d78', 8),
    disc(890, 890, 22, paper),
    disc(960, 890, 22, paper),
    stroke('M890,890l10,-16M960,890l-12,-14', ink, 7),
    disc(1020, 890, 12, red),
    stroke('M1340,960H1420C1500,960 1480,1030 1700,1010H1930', '#ffe14d', 16),
    at(
      1560,
      520,
      1.12,
      -17,
      shape('M-10,-330C0,-420 -30,-560 -60,-760H-420C-360,-600 -330,-480 -300,-330Z', '#23345c'),
      shape('M-10,-330C0,-420 -30,-560 -60,-760H-170C-130,-560 -120,-420 -110,-330Z', '#182544'),
      shape('M-330,-378H10V-318H-320Z', '#324a80'),
      shape(
        'M0,90C12,-60 6,-200 -6,-330H-270C-280,-260 -310,-190 -380,-130C-460,-70 -560,-60 -600,20V90Z',
        ink,
      ),
      shape('M-466,90C-462,10 -480,-40 -520,-52C-580,-30 -612,20 -612,90Z', paper),
      shape('M0,90C12,-60 6,-200 -6,-330H-60C-50,-180 -60,-40 -100,90Z', '#2a3038'),
      rect(-624, 80, 640, 66, paper, 20),
      rect(-624, 104, 640, 12, red),
      disc(-130, -170, 66, paper),
      star(-130, -170, 54, 22, 5, ink),
      stroke(
        'M-262,-300L-200,-270M-276,-250L-206,-216M-302,-202L-226,-160M-344,-156L-262,-106M-396,-116L-320,-62',
        paper,
        15,
      ),
      stroke('M-90,60V-20', '#0f1419', 4),
    ),
  ],
)

export const song: Picture[] = [lucia, rock]
