import type { Picture } from '../picture.ts'
import {
  at,
  disc,
  gouges,
  ground,
  inside,
  landscape,
  move,
  oval,
  paper,
  rect,
  red,
  shape,
  specks,
  star,
  stroke,
  sun,
} from './shapes.ts'

/** A trumpet in profile: mouthpiece at (0,0), bell mouth at (960,0). */
function trumpet(metal: string, shade: string, dark: string): string {
  const valve = (x: number) =>
    rect(x - 26, -46, 52, 262, metal, 6) +
    rect(x + 4, -46, 22, 262, shade, 6) +
    rect(x - 32, -52, 64, 22, dark, 5) +
    rect(x - 32, 200, 64, 24, dark, 5) +
    rect(x - 5, -92, 10, 44, dark) +
    rect(x - 24, -106, 48, 18, paper, 9)
  return [
    stroke('M170,2H700A76,76 0 0 1 700,154H250A76,76 0 0 1 250,2', shade, 30),
    stroke('M170,-4H700A76,76 0 0 1 700,148H250A76,76 0 0 1 250,-4', metal, 18),
    stroke('M540,52H610A24,24 0 0 1 610,100H540', shade, 20),
    shape('M-16,-36H0C14,-34 14,-16 60,-12L180,-14V14L60,12C14,16 14,34 0,36H-16Z', dark),
    shape('M600,-15C790,-18 890,-52 956,-146V146C890,52 790,18 600,15Z', metal),
    shape('M600,3C790,6 890,20 956,70V146C890,52 790,18 600,15Z', shade),
    oval(958, 0, 30, 150, dark),
    oval(962, 0, 20, 132, '#3a1c0a'),
    stroke('M640,0V150M300,0V150', dark, 12, 'butt'),
    stroke('M690,-16A22,22 0 0 0 650,-30', dark, 9),
    valve(386),
    valve(456),
    valve(526),
  ].join('')
}

const julekonsert = landscape(
  'culture-julekonsert-musikklag',
  [0.6, 0.45],
  'Ein blank trompet peikar mot ei julestjerne i snøvêr, med ei raud julekule hengande under.',
  () => [
    ground('#123a2c'),
    gouges(
      14,
      260,
      [0, 0, 1920, 1080],
      [40, 130],
      (x, y) => (Math.atan2(y - 250, x - 1530) * 180) / Math.PI,
      '#1b4d3b',
    ),
    star(1530, 250, 300, 70, 8, '#f6dfa0', Math.PI / 8),
    star(1530, 250, 380, 74, 8, paper),
    specks(12, 90, [0, 0, 1920, 1080], [3, 11], '#e8f0ea'),
    at(560, 820, 1.14, -30, trumpet(sun, '#c98518', '#8a5410')),
    move(
      'translate(29 0)',
      stroke('M1248,604V690', paper, 5),
      rect(1226, 684, 44, 30, sun, 4),
      disc(1248, 800, 94, red),
      shape('M1248,706A94,94 0 0 1 1248,894A140,140 0 0 0 1248,706Z', '#b93c1a'),
      stroke('M1164,780Q1248,830 1332,780M1164,820Q1248,870 1332,820', paper, 7),
      shape('M1190,760a70,70 0 0 1 34,-34', '#ffffff'),
    ),
  ],
)

/** A trombone in profile, bell over the slide; the slide's end is at (1080,85). */
function trombone(metal: string, shade: string): string {
  return [
    stroke('M250,60H1040A25,25 0 0 1 1040,110H250', metal, 17),
    stroke('M330,60V110M470,60V110', shade, 15),
    stroke('M250,110H110A75,75 0 0 1 110,-40H400', metal, 21),
    stroke('M150,-40V110', shade, 12),
    shape('M380,-52C520,-54 600,-90 650,-176V96C600,10 520,-26 380,-28Z', metal),
    shape('M380,-34C520,-30 600,-10 650,40V96C600,10 520,-26 380,-28Z', shade),
    oval(650, -40, 26, 136, shade),
    shape('M205,40h12l20,14h30v12h-30l-20,14h-12Z', shade),
  ].join('')
}

/** Five slides in step: what a big band looks like when it sounds. */
const storband = landscape(
  'culture-storbandkveld',
  [0.62, 0.45],
  'Fem trombonar i kvar sin farge, på rekkje og i same vinkel mot ein mørk himmel.',
  () => [
    ground('#15171f'),
    disc(1330, 420, 470, '#7a2416'),
    inside(
      'glow',
      '<circle cx="1330" cy="420" r="470"/>',
      gouges(22, 170, [860, -50, 940, 940], [60, 200], -35, '#93301f'),
    ),
    at(1150, 1250, 0.98, -35, trombone('#e8e2d2', '#a9a293')),
    at(980, 1110, 0.98, -35, trombone(sun, '#b97d14')),
    at(810, 970, 0.98, -35, trombone(red, '#a8371a')),
    at(640, 830, 0.98, -35, trombone('#4fa39a', '#2c6b65')),
    at(470, 690, 0.98, -35, trombone('#efa9a0', '#b86f68')),
  ],
)

export const brass: Picture[] = [julekonsert, storband]
