import { disc, inside, oval, paper, poly, rect, ring, shape, stroke, times } from '../culture/shapes.ts'
import type { Picture } from '../picture.ts'
import { portrait } from './portrait.ts'

const shoulders = 'M110,800C110,660 200,620 336,590Q400,640 464,590C600,620 690,660 690,800Z'
const farShoulder = 'M464,590C600,620 690,660 690,800H520C530,700 510,640 464,590Z'
const sweater = (colour: string, shade: string) => [shape(shoulders, colour), shape(farShoulder, shade)]

export const staff: Picture[] = [
  portrait(1, 'Smilande kvinne i femtiåra med grått pasjehår og runde raude briller.', {
    ground: '#f2b134',
    skin: '#f0c3a0',
    shade: '#e0aa84',
    brow: '#7d7f84',
    lips: '#a8372a',
    smile: 'closed',
    lined: true,
    behind: [
      shape(
        'M232,520C196,180 300,130 400,130C500,130 604,180 568,520Q500,560 400,560Q300,560 232,520Z',
        '#9a9da3',
      ),
    ],
    clothes: [
      ...sweater('#1f4a47', '#173a38'),
      shape('M300,600Q400,690 500,600L470,586Q400,650 330,586Z', '#2f6a66'),
    ],
    front: [
      shape(
        'M232,520C206,280 260,150 400,150C540,150 594,280 568,520C540,500 536,400 530,330C500,300 470,260 440,226C390,270 320,290 274,296C268,400 262,490 232,520Z',
        '#b9bcc1',
      ),
      shape(
        'M400,150C540,150 594,280 568,520C540,500 536,400 530,330C500,300 470,260 440,226C430,200 416,170 400,150Z',
        '#9a9da3',
      ),
      ring(346, 354, 50, '#e4572e', 11),
      ring(454, 354, 50, '#e4572e', 11),
      stroke('M396,350h8M296,350l-22,-8M504,350l22,-8', '#e4572e', 10),
    ],
  }),
  portrait(2, 'Mann i trettiåra med stort raudt skjegg og mørk strikkelue.', {
    ground: '#3f8f8a',
    skin: '#f2c6a4',
    shade: '#e2ae88',
    brow: '#a8481c',
    lips: '#8e2f1e',
    smile: 'open',
    broad: 1.06,
    clothes: [...sweater('#e9dfc8', '#d2c5a8'), times(6, (i) => rect(190 + i * 76, 640, 12, 160, '#2b333c'))],
    front: [
      shape(
        'M262,360C280,420 310,424 340,424Q400,400 460,424C490,424 520,420 538,360C552,520 520,640 400,650C280,640 248,520 262,360ZM338,440C338,500 370,508 400,508C430,508 462,500 462,440Q400,452 338,440Z',
        '#c8602a',
      ),
      shape('M538,360C552,520 520,640 400,650C470,600 480,500 466,426C490,424 520,420 538,360Z', '#a8481c'),
      stroke('M320,540q16,40 40,60M400,560v60M470,540q-10,40 -30,60', '#a8481c', 7),
      shape('M256,290C250,120 330,80 400,80C470,80 550,120 544,290Z', '#2b333c'),
      shape('M430,82C500,92 550,140 544,290H490C500,200 480,120 430,82Z', '#1d242b'),
      rect(244, 236, 312, 70, '#3d4752', 14),
      times(11, (i) => rect(262 + i * 26, 240, 6, 62, '#2b333c')),
    ],
  }),
  portrait(3, 'Ung kvinne med plommefarga hovudskaut og eit varmt smil.', {
    ground: '#f3c9a1',
    skin: '#d9a078',
    shade: '#c4875e',
    brow: '#2a1a12',
    lips: '#9c3535',
    smile: 'open',
    broad: 0.96,
    behind: [shape('M210,640C180,200 260,120 400,120C540,120 620,200 590,640Z', '#5b2a55')],
    clothes: [shape(shoulders, '#2b5d75'), shape(farShoulder, '#1f4a60')],
    front: [
      // The scarf is a band around an opening, so the face stays whole.
      `<path fill-rule="evenodd" d="M230,420C210,190 290,130 400,130C510,130 590,190 570,420C566,540 540,600 470,650Q400,690 300,640C250,590 234,520 230,420ZM292,340C292,460 340,528 400,528C460,528 508,460 508,340C508,250 460,214 400,214C340,214 292,250 292,340Z" fill="#7a3b72"/>`,
      shape(
        'M400,130C510,130 590,190 570,420C566,540 540,600 470,650C500,560 530,440 508,340C508,250 460,214 400,214Z',
        '#66305f',
      ),
      shape('M300,640Q420,690 520,600L600,720Q440,800 250,730Z', '#7a3b72'),
      shape('M520,600L600,720Q540,756 470,766Q520,690 520,600Z', '#66305f'),
      stroke('M262,560Q330,640 450,640M250,480Q270,560 320,600', '#66305f', 8),
      disc(520, 600, 13, '#f2b134'),
    ],
  }),
  portrait(4, 'Eldre, skalla mann med kvit bart og prikkete raud sløyfe.', {
    ground: '#33506b',
    skin: '#f0bfa0',
    shade: '#dea584',
    brow: '#e8e4dc',
    lips: '#9c4434',
    smile: 'closed',
    lined: true,
    broad: 1.04,
    behind: [disc(270, 350, 62, '#e8e4dc'), disc(530, 350, 62, '#cfcac0')],
    clothes: [
      ...sweater('#7a4a2a', '#643a1f'),
      poly('336,592 400,640 464,592 500,700 400,660 300,700', '#f4efe6'),
    ],
    front: [
      stroke('M330,262Q400,244 470,262M350,238Q400,226 450,238', '#00000022', 6),
      shape(
        'M400,420C360,400 300,430 296,466C330,480 380,470 400,446C420,470 470,480 504,466C500,430 440,400 400,420Z',
        '#f4f0e8',
      ),
      shape('M400,420C440,400 500,430 504,466C470,480 420,470 400,446Z', '#d9d4ca'),
      poly('400,650 310,606 310,700', '#e4572e'),
      poly('400,650 490,606 490,700', '#c2421d'),
      rect(380, 630, 40, 44, '#a8371a', 8),
      disc(336, 640, 7, '#ffffff'),
      disc(336, 672, 7, '#ffffff'),
      disc(360, 655, 7, '#ffffff'),
      disc(464, 640, 7, '#ffffff'),
      disc(464, 672, 7, '#ffffff'),
      disc(440, 655, 7, '#ffffff'),
    ],
  }),
  portrait(5, 'Ung kvinne med stor krøllete afro, gule øyreringar og open latter.', {
    ground: '#e9644f',
    skin: '#8a5232',
    shade: '#734025',
    brow: '#1c120c',
    lips: '#5c1d1a',
    smile: 'open',
    broad: 0.95,
    behind: [
      disc(400, 290, 230, '#221510'),
      times(16, (i) =>
        disc(
          400 + 226 * Math.cos((i / 16) * Math.PI * 2),
          290 + 212 * Math.sin((i / 16) * Math.PI * 2),
          52,
          '#221510',
        ),
      ),
    ],
    clothes: [
      ...sweater('#f4efe6', '#ddd5c5'),
      inside(
        'torso',
        `<path d="${shoulders}"/>`,
        times(4, (i) => rect(0, 664 + i * 42, 800, 18, '#2b5d75')),
      ),
    ],
    front: [
      shape('M270,330C270,180 530,180 530,330C500,260 460,240 400,240C340,240 300,260 270,330Z', '#221510'),
      ...[290, 340, 395, 450, 505].map((x, i) => disc(x, [268, 236, 224, 236, 268][i] ?? 240, 36, '#221510')),
      ring(264, 436, 28, '#f2b134', 9),
      ring(536, 436, 28, '#f2b134', 9),
    ],
  }),
  portrait(6, 'Ung mann med høg lys lugg, fregner og hovudtelefonar om halsen.', {
    ground: '#a9d3c2',
    skin: '#f6cfae',
    shade: '#e8b890',
    brow: '#9c6a2a',
    lips: '#a84a38',
    smile: 'crooked',
    broad: 0.94,
    behind: [oval(400, 296, 126, 120, '#cc932f')],
    clothes: [
      ...sweater('#2a2f52', '#1f2340'),
      stroke('M290,600C290,690 510,690 510,600', '#0f1419', 26),
      rect(250, 560, 66, 120, '#e4572e', 28),
      rect(484, 560, 66, 120, '#c2421d', 28),
      stroke('M380,700v60M420,700v50', '#f4efe6', 7),
    ],
    front: [
      shape(
        'M276,330C262,250 270,220 290,200C270,130 340,70 420,90C500,70 560,130 536,210C540,250 536,300 526,330C520,280 510,256 490,240C430,262 350,256 312,236C290,260 282,290 276,330Z',
        '#e5b04c',
      ),
      shape(
        'M420,90C500,70 560,130 536,210C540,250 536,300 526,330C520,280 510,256 490,240C500,190 470,130 420,90Z',
        '#cc932f',
      ),
      stroke('M320,200Q350,130 420,130M370,220Q400,160 460,150', '#cc932f', 9),
      ...[
        [318, 396],
        [336, 408],
        [352, 394],
        [448, 394],
        [466, 408],
        [482, 396],
      ].map(([x = 0, y = 0]) => disc(x, y, 5, '#cf8f62')),
    ],
  }),
  portrait(7, 'Kvinne i førtiåra med mørke fletter og raud mønsterstrikka genser.', {
    ground: '#20303f',
    skin: '#eebd97',
    shade: '#dba47c',
    brow: '#3b2416',
    lips: '#b0352c',
    smile: 'closed',
    behind: [shape('M250,420C220,180 300,140 400,140C500,140 580,180 550,420Z', '#4a2d1c')],
    clothes: [
      ...sweater('#c8402a', '#a83320'),
      inside(
        'torso',
        `<path d="${shoulders}"/>`,
        times(
          11,
          (i) =>
            poly(
              `${100 + i * 60},690 ${130 + i * 60},650 ${160 + i * 60},690 ${130 + i * 60},730`,
              '#f4efe6',
            ) +
            poly(
              `${115 + i * 60},690 ${130 + i * 60},670 ${145 + i * 60},690 ${130 + i * 60},710`,
              '#20303f',
            ),
        ),
        rect(0, 748, 800, 10, paper),
        rect(0, 776, 800, 10, paper),
      ),

      shape('M326,584Q400,650 474,584L490,610Q400,690 310,610Z', '#20303f'),
    ],
    front: [
      shape(
        'M268,360C256,210 330,176 400,196C470,176 544,210 532,360C524,290 470,270 400,214C330,270 276,290 268,360Z',
        '#5a3822',
      ),
      shape('M400,196C470,176 544,210 532,360C524,290 470,270 400,214Z', '#4a2d1c'),
      ...[0, 1, 2, 3, 4].flatMap((i) => [
        oval(254 - i * 3, 440 + i * 52, 34, 34, i % 2 ? '#4a2d1c' : '#5a3822'),
        oval(546 + i * 3, 440 + i * 52, 34, 34, i % 2 ? '#4a2d1c' : '#5a3822'),
      ]),
      rect(222, 678, 40, 22, '#f2b134', 8),
      rect(540, 678, 40, 22, '#f2b134', 8),
      poly('226,698 258,698 250,750 232,744', '#5a3822'),
      poly('544,698 576,698 568,744 550,750', '#4a2d1c'),
      disc(322, 410, 22, '#e4572e33'),
      disc(478, 410, 22, '#e4572e33'),
    ],
  }),
  portrait(8, 'Mann i tjueåra med svart sideskil, høg hals og eit lite smil.', {
    ground: '#e9a6a0',
    skin: '#eec39a',
    shade: '#d9aa7e',
    brow: '#14110f',
    lips: '#a0493a',
    smile: 'crooked',
    broad: 0.97,
    clothes: [
      shape('M330,500H470L484,620H316Z', '#f2b134'),
      ...sweater('#f2b134', '#d1931d'),
      shape('M318,540Q400,590 482,540V620Q400,668 318,620Z', '#f6c458'),
      shape('M440,566Q464,556 482,540V620Q464,634 440,644Z', '#d1931d'),
    ],
    front: [
      shape(
        'M266,350C250,200 300,130 410,130C520,130 556,210 534,350C528,310 520,290 506,270C450,284 390,276 346,244C330,268 306,274 292,290C278,308 272,326 266,350Z',
        '#17181c',
      ),
      stroke('M350,200Q420,150 500,200M360,190Q430,130 510,170', '#34373f', 7),
    ],
  }),
]
