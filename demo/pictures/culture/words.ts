import type { Picture } from '../picture.ts'
import {
  at,
  dashed,
  disc,
  gouges,
  ground,
  ink,
  inside,
  landscape,
  limb,
  mirrored,
  move,
  oval,
  paper,
  poly,
  rect,
  red,
  shape,
  stroke,
  sun,
  teal,
  times,
} from './shapes.ts'

/** A pop-up book: the mountains stand, but the fjord between them has become lines of text. */
const bokbad = landscape(
  'culture-bokbad-fjorden',
  [0.62, 0.55],
  'Ei oppslegen bok der papirfjell reiser seg av sidene, og ein raud båt ligg på tekstlinjene der fjorden skulle vore.',
  () => {
    const spine = 1190
    const lines = times(7, (row) => {
      const y = 742 + row * 33
      const reach = 330 + row * 38
      return `M${spine - 40 - row * 3},${y + 12}C${spine - 150},${y - 14} ${spine - reach + 80},${y - 16} ${spine - reach},${y - 6}`
    })
    const leaf = `M${spine},1000C1060,930 760,920 560,950L700,672C860,650 1080,650 ${spine},700Z`
    return [
      ground('#f0c79c'),
      disc(spine + 20, 330, 190, '#f7e6c4'),
      mirrored(spine, shape(`M${spine},1040C1060,972 760,962 520,990L540,955L${spine},970Z`, '#a33a1c')),
      mirrored(spine, shape(`M${spine},1022C1060,950 760,940 548,970L560,950L${spine},950Z`, '#cdbfa4')),
      mirrored(spine, shape(leaf, paper)),
      shape(`M${spine},1000C1320,930 1620,920 1820,950L1680,672C1520,650 1300,650 ${spine},700Z`, '#e6dcc8'),
      poly('690,690 800,330 850,400 930,215 1040,430 1090,400 1170,700', '#7fa8a4'),
      poly('930,215 1040,430 1090,400 1170,700 960,700 900,480', '#6a9692'),
      poly('1210,700 1300,420 1350,460 1450,170 1530,330 1570,290 1690,690', '#7fa8a4'),
      poly('1450,170 1530,330 1570,290 1690,690 1500,690 1420,470', '#6a9692'),
      poly('930,215 968,290 940,318 916,290 900,300 886,280', paper),
      poly('1450,170 1492,250 1462,290 1440,262 1420,290 1410,285', paper),
      poly('640,790 760,470 830,560 900,440 1060,720 1120,790', '#33716e'),
      poly('900,440 1060,720 1120,790 930,790 860,640', '#285f5d'),
      poly('1260,790 1330,640 1390,690 1540,400 1620,530 1740,790', '#33716e'),
      poly('1540,400 1620,530 1740,790 1580,790 1500,610', '#285f5d'),
      poly('600,862 720,640 790,720 850,660 1010,862', teal),
      poly('850,660 1010,862 870,862 810,780', '#173a38'),
      inside(
        'west',
        '<path d="M930,215L1040,430L1090,400L1170,700H960L900,480ZM900,440L1060,720L1120,790H930L860,640Z"/>',
        gouges(2, 150, [860, 220, 300, 570], [30, 90], 62, '#ffffff2e'),
      ),
      poly('1400,862 1500,690 1560,740 1640,610 1780,862', teal),
      poly('1640,610 1780,862 1650,862 1590,760', '#173a38'),
      inside(
        'east',
        '<path d="M1450,170L1530,330L1570,290L1690,690H1500L1420,470ZM1540,400L1620,530L1740,790H1580L1500,610Z"/>',
        gouges(5, 150, [1420, 180, 320, 600], [30, 90], 66, '#ffffff2e'),
      ),
      mirrored(spine, stroke(lines, '#a89c86', 7)),
      oval(spine + 20, 868, 150, 14, '#bdb099'),
      shape(
        'M1050,800C1120,826 1270,826 1340,792C1330,850 1280,872 1190,872C1110,872 1070,850 1050,800Z',
        red,
      ),
      shape(
        'M1050,800C1120,826 1270,826 1340,792C1338,806 1334,818 1328,826C1260,850 1120,850 1062,826C1056,818 1052,810 1050,800Z',
        '#f0784f',
      ),
      stroke('M1120,760L1290,880', '#5a2412', 9),
      stroke(`M${spine},872V1000`, '#cdbfa4', 5, 'butt'),
    ]
  },
)

/** The glacier is what is left of the ice in the lecturer's glass. */
const breen = landscape(
  'culture-foredrag-breen',
  [0.62, 0.5],
  'Eit vassglas på ein talarstol med ein smeltande isbre i, og ei stipla linje som viser kor høg breen ein gong var.',
  () => {
    const was = 'M935,420L1010,250L1070,310L1180,60L1270,230L1330,170L1440,430'
    return [
      ground('#cfe3e1'),
      rect(0, 900, 1920, 180, '#17364a'),
      rect(0, 900, 1920, 16, '#24506a'),
      gouges(8, 90, [0, 930, 1920, 140], [60, 220], 0, '#1f4660'),
      poly('760,916 1600,916 1690,1080 670,1080', '#0f2736'),
      shape('M920,170L952,850Q956,900 1006,900H1364Q1414,900 1418,850L1450,170Z', '#e3f0ee'),
      shape('M937,540H1433L1418,850Q1414,900 1364,900H1006Q956,900 952,850Z', '#5fa8bd'),
      poly('960,640 1000,540 1370,540 1412,660 1330,800 1180,850 1050,790', '#86c3d1'),
      poly('1180,540 1370,540 1412,660 1330,800 1180,850 1220,690', '#6fb3c5'),
      poly('1000,540 1060,450 1100,480 1190,340 1260,450 1300,420 1370,540', '#ffffff'),
      poly('1190,340 1260,450 1300,420 1370,540 1200,540 1170,450', '#b8dbe2'),
      poly('1190,340 1170,450 1200,540 1130,540 1150,450', '#dbeef0'),
      stroke('M1060,620L1120,560M1290,600L1340,700M1100,720L1190,780', '#a9d8e2', 6),
      dashed('4 26', stroke(was, '#17364a', 8)),
      disc(1180, 60, 13, red),
      stroke('M937,540H1433', '#ffffff', 6, 'butt'),
      shape('M950,200L985,840H1010L980,200Z', '#ffffff'),
      shape('M994,200L1010,500H1020L1006,200Z', '#ffffff'),
      stroke('M920,170L952,850Q956,900 1006,900H1364Q1414,900 1418,850L1450,170', '#17364a', 9),
      stroke('M905,170H1465', '#17364a', 9),
      shape('M1040,590q14,26 0,36q-14,-10 0,-36Z', '#ffffff'),
      stroke('M1650,920C1690,700 1650,560 1545,500', ink, 15),
      rect(1600, 884, 110, 36, ink, 10),
      limb(
        [
          [1550, 502, 24],
          [1506, 476, 32],
        ],
        ink,
      ),
      stroke('M1528,514L1550,470', red, 8),
    ]
  },
)

const bird = (wing: string, fold: string, back: string) => [
  poly('-20,0 -110,-150 70,-10', back),
  poly('-150,10 -20,0 70,-10 0,60', fold),
  poly('-150,10 -185,-30 -105,7', wing),
  poly('70,-10 130,-55 165,-30 0,60', fold),
  poly('-20,0 60,-175 90,-10 30,20', wing),
  stroke('M28,-70L66,-52M20,-48L70,-28M12,-26L60,-8', '#9fb0d8', 5),
]

const openMikrofon = landscape(
  'culture-open-mikrofon',
  [0.62, 0.45],
  'Ein gammaldags mikrofon som diktark bretta til papirfuglar flyg ut frå.',
  () => [
    ground('#2747a3'),
    gouges(
      9,
      150,
      [0, 0, 1920, 1080],
      [40, 150],
      (x, y) => (Math.atan2(y - 470, x - 1120) * 180) / Math.PI,
      '#3156ba',
    ),
    rect(1106, 690, 28, 400, ink),
    rect(1090, 730, 60, 70, ink, 8),
    move(
      'rotate(-10 1120 470)',
      shape('M1050,640H1190L1160,750H1080Z', '#16203f'),
      rect(950, 190, 340, 470, '#dfe3ea', 165),
      shape('M1120,190A165,165 0 0 1 1290,355V495A165,165 0 0 1 1120,660Z', '#b9c1d1'),
      times(9, (i) =>
        rect(984 + i * 32, 240 + Math.abs(i - 4) ** 2 * 3.5, 16, 370 - Math.abs(i - 4) ** 2 * 7, ink, 8),
      ),
      rect(940, 386, 360, 78, '#dfe3ea', 12),
      rect(1120, 386, 180, 78, '#b9c1d1', 12),
      rect(1076, 404, 88, 42, red, 6),
    ),
    at(1440, 330, 1.25, -14, ...bird(paper, '#d9d3c6', '#b9b4ab')),
    at(1700, 180, 0.85, -22, ...bird(sun, '#d39420', '#b07a16')),
    at(1620, 560, 0.7, -4, ...bird(paper, '#d9d3c6', '#b9b4ab')),
    at(800, 250, 0.72, -30, ...bird(paper, '#d9d3c6', '#b9b4ab')),
    at(1840, 420, 0.5, -16, ...bird(paper, '#d9d3c6', '#b9b4ab')),
    at(620, 130, 0.45, -26, ...bird(red, '#b8401f', '#96341a')),
    at(1180, 110, 0.4, -20, ...bird(paper, '#d9d3c6', '#b9b4ab')),
  ],
)

export const words: Picture[] = [bokbad, breen, openMikrofon]
