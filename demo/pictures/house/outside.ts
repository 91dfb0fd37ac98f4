import {
  at,
  dashed,
  disc,
  gouges,
  ground,
  ink,
  landscape,
  limb,
  move,
  paper,
  poly,
  rect,
  red,
  shape,
  specks,
  stroke,
  sun,
  times,
} from '../culture/shapes.ts'
import type { Picture } from '../picture.ts'

/** A gabled quay house: tall, narrow, its front to the water. */
function gable(x: number, w: number, eaves: number, peak: number, front: string, roof: string): string {
  const foot = 800
  return [
    poly(`${x},${foot} ${x},${eaves} ${x + w / 2},${peak} ${x + w},${eaves} ${x + w},${foot}`, front),
    times(Math.floor(w / 26), (i) => rect(x + 12 + i * 26, eaves, 3, foot - eaves, '#00000022')),
    poly(
      `${x - 20},${eaves + 14} ${x + w / 2},${peak - 30} ${x + w + 20},${eaves + 14} ${x + w},${eaves + 30} ${x + w / 2},${peak + 16} ${x},${eaves + 30}`,
      roof,
    ),
  ].join('')
}

const exterior = landscape(
  'house-exterior',
  [0.62, 0.48],
  'Kulturhuset på kaia ein kveld: tre spisse sjøhusgavlar med lys i dei store vindauga, spegla i fjorden.',
  () => {
    const lit = '#ffd98a'
    const glow = (x: number, w: number) =>
      times(8, (i) =>
        rect(x + ((i * 37) % 30) - i * 3, 872 + i * 25, w - i * 9, 10, i < 4 ? '#e9b65f' : '#b98a55', 5),
      )
    return [
      ground('#2c4a6b'),
      specks(3, 46, [0, 0, 1920, 420], [1.5, 4], '#8fb0c9'),
      disc(1660, 180, 70, '#f3e7c8'),
      poly(
        '0,800 0,560 220,330 360,470 560,200 800,520 960,360 1200,640 1500,300 1720,560 1920,420 1920,800',
        '#1f3853',
      ),
      poly('560,200 624,286 586,310 556,276 520,316 506,284', '#d8e2e6'),
      poly('1500,300 1548,356 1512,380 1490,352 1462,372 1454,356', '#d8e2e6'),
      poly('0,800 0,690 260,560 520,720 700,640 900,800', '#172c43'),
      gable(1420, 300, 430, 280, '#23282f', '#12161b'),
      gable(760, 300, 470, 330, '#e9dfc8', '#3d2a20'),
      gable(1030, 420, 420, 190, red, '#7a2410'),
      // The hall's great window is a screen.
      poly('1090,470 1240,320 1390,470 1390,600 1090,600', lit),
      stroke('M1240,320V600M1090,470H1390M1165,395V600M1315,395V600', '#7a2410', 9, 'butt'),
      rect(1070, 640, 340, 160, lit),
      rect(1070, 630, 340, 14, '#7a2410'),
      stroke('M1155,640V800M1240,640V800M1325,640V800', '#7a2410', 9, 'butt'),
      ...[
        [800, 520],
        [890, 520],
        [980, 520],
        [800, 650],
        [890, 650],
        [980, 650],
      ].map(([x = 0, y = 0]) => rect(x, y, 50, 80, (x + y) % 3 ? lit : '#8fa3ad')),
      rect(1460, 500, 220, 90, lit),
      stroke('M1533,500V590M1606,500V590', '#23282f', 8),
      rect(1460, 650, 100, 150, lit),
      rect(1600, 650, 80, 80, lit),
      ...[1110, 1190, 1290].map(
        (x, i) =>
          disc(x, 712, 15, '#3b1e12') +
          limb(
            [
              [x, 744, 18],
              [x, 800, 20],
            ],
            i === 1 ? '#1f4a47' : '#3b1e12',
          ),
      ),
      rect(560, 796, 1360, 22, '#8a6a4a'),
      rect(560, 816, 1360, 40, '#3d2c20'),
      times(12, (i) => rect(590 + i * 116, 816, 26, 100, '#2a1d14')),
      rect(0, 850, 1920, 230, '#152a40'),
      gouges(7, 120, [0, 865, 1920, 210], [60, 210], 0, '#1d3853'),
      times(12, (i) => rect(590 + i * 116, 850, 26, 60, '#0f2032')),
      glow(1080, 320),
      glow(800, 220),
      glow(1470, 210),
      stroke('M680,796V560', ink, 9),
      disc(680, 552, 22, '#fff1c9'),
      stroke('M1800,796V560', ink, 9),
      disc(1800, 552, 22, '#fff1c9'),
      at(
        520,
        880,
        1,
        0,
        shape('M-120,-20H120C110,20 90,34 60,38H-70C-100,30 -116,6 -120,-20Z', paper),
        rect(-40, -66, 80, 46, '#b93c1a'),
        rect(-26, -54, 22, 20, lit),
        rect(6, -54, 22, 20, lit),
        stroke('M50,-20V-120', ink, 6),
      ),
    ]
  },
)

/** A car from above, nose up. */
const car = (x: number, y: number, body: string, glass: string, turn = 0) =>
  at(
    x,
    y,
    1,
    turn,
    rect(-62, -118, 124, 236, '#00000030', 36),
    rect(-70, -128, 124, 236, body, 36),
    shape('M-54,-60Q-8,-84 38,-60L30,-16H-46Z', glass),
    shape('M-46,52H30L36,84Q-8,98 -52,84Z', glass),
    rect(-48, -12, 80, 60, '#ffffff26', 10),
    rect(-62, -122, 26, 12, '#fff1c4', 6),
    rect(20, -122, 26, 12, '#fff1c4', 6),
  )

const parkering = landscape(
  'house-parkering',
  [0.6, 0.5],
  'Parkeringsplassen ved kaia sett rett ovanfrå: bilar i ulike fargar, ein elbil på lading og ein robåt i ei av rutene.',
  () => {
    const bay = (i: number) => 560 + i * 200
    const lines = times(6, (i) => `M${bay(i) - 100},-60V300M${bay(i) - 100},760V1140`)
    return [
      ground('#59636c'),
      specks(5, 220, [0, 0, 1920, 1080], [1.5, 4], '#667079'),
      move(
        'rotate(-9 1160 540) translate(1160 540) scale(1.16) translate(-1120 -530)',
        rect(1560, -300, 900, 1700, '#2f8f9c'),
        rect(1510, -300, 60, 1700, '#d8c7a4'),
        times(14, (i) => rect(1506, -290 + i * 120, 68, 8, '#b8a57f')),
        times(6, (i) =>
          stroke(`M${1640 + (i % 2) * 70},${-60 + i * 220}q45,-34 90,0t90,0t90,0`, '#63b4bd', 9),
        ),
        rect(bay(4) - 96, -60, 192, 360, '#3f9a6d'),
        stroke(lines, paper, 10, 'butt'),
        dashed('120 90', stroke('M-200,530H1480', sun, 11, 'butt')),
        car(bay(0), 170, '#c9c2b4', '#24303a'),
        car(bay(1), 160, red, '#2a1a17', 2),
        car(bay(3), 168, sun, '#2a1a17', -1),
        car(bay(4), 170, paper, '#24303a'),
        rect(bay(4) - 28, -40, 56, 56, ink, 10),
        poly(
          `${bay(4) + 5},-34 ${bay(4) - 13},-10 ${bay(4) - 1},-10 ${bay(4) - 5},10 ${bay(4) + 13},-14 ${bay(4) + 1},-14`,
          sun,
        ),
        stroke(`M${bay(4) + 22},14C${bay(4) + 76},34 ${bay(4) + 60},70 ${bay(4) + 30},64`, ink, 9),
        car(980, 440, '#1f4a47', '#0d2221', 90),
        car(bay(2), 890, '#2b5d75', '#12222c', 180),
        // Someone always comes by sea.
        at(
          bay(3),
          890,
          1,
          3,
          shape('M14,-138C80,-80 88,60 56,140H-28C-60,60 -52,-80 14,-138Z', '#00000030'),
          shape('M0,-150C66,-92 74,48 42,128H-42C-74,48 -66,-92 0,-150Z', '#a8602a'),
          shape('M0,-124C50,-76 56,44 30,112H-30C-56,44 -50,-76 0,-124Z', '#e2b98a'),
          rect(-52, -44, 104, 26, '#a8602a'),
          rect(-50, 40, 100, 26, '#a8602a'),
          stroke('M-78,-70L60,90M78,-70L-60,90', '#7a3f18', 10),
          limb(
            [
              [-84, -78, 13],
              [-104, -104, 15],
            ],
            '#7a3f18',
          ),
          limb(
            [
              [84, -78, 13],
              [104, -104, 15],
            ],
            '#7a3f18',
          ),
        ),
        car(bay(4), 900, '#e9a6a0', '#2a1a17', 179),
      ),
    ]
  },
)

export const outside: Picture[] = [exterior, parkering]
