import { letter } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import {
  circle,
  limb,
  place,
  polygon,
  rect,
  repeat,
  seeded,
  shape,
  sheet,
  smooth,
  stroke,
} from '../shapes.ts'

const night = '#2a1236'
const plum = '#57204d'
const rose = '#a8324e'
const flame = '#f0642b'
const glow = '#ffb43d'
const heat = '#fff0b8'

/** Anne walking towards us with her bundle; feet at y = 0. The fire behind her leaves only a thin edge of light. */
function anne(body: string, rim: string) {
  const figure = (fill: string) =>
    [
      stroke('M84,-392 L150,-560', fill, 11),
      smooth('128,-546! 152,-570! 190,-560 226,-514 220,-456 180,-430 138,-446 116,-492', fill),
      smooth('150,-566! 128,-600! 158,-584! 172,-604! 168,-568!', fill),
      limb('-28,-120,22 -34,-60,16 -38,-16,11', fill),
      limb('30,-130,22 30,-84,16 28,-48,11', fill),
      smooth('-54,-22! -26,-22! -22,4! -60,10! -70,0', fill),
      smooth('14,-54! 40,-54! 46,-24! 16,-16! 8,-28', fill),
      smooth(
        '-40,-330! 40,-330! 58,-270 92,-180 128,-96! 92,-76! 56,-92! 14,-70! -26,-88! -70,-62! -126,-84! -92,-180 -58,-270',
        fill,
      ),
      limb('-52,-400,21 -80,-336,18 -92,-276,14 -88,-232,10', fill),
      limb('54,-400,21 98,-366,18 104,-330,15 84,-392,12', fill),
      smooth(
        '-24,-456 24,-456 64,-424 78,-380 64,-330! 34,-344! 0,-282! -34,-344! -64,-330! -78,-380 -64,-424',
        fill,
      ),
      rect(-14, -478, 28, 34, fill),
      smooth(
        '0,-572 40,-556 52,-514 46,-476 70,-440! 30,-446! 0,-436! -30,-446! -70,-440! -46,-476 -52,-514 -40,-556',
        fill,
      ),
    ].join('')
  return [
    place(-7, -5, figure(rim)),
    place(7, -5, figure(rim)),
    figure(body),
    // The face, just readable in its own shadow.
    smooth('0,-540 28,-526 33,-500 22,-470 0,-454 -22,-470 -33,-500 -28,-526', rose),
    smooth('0,-556! 36,-528 38,-496! 26,-524 0,-538 -26,-524 -38,-496! -36,-528', body),
    shape('M-24,-500 Q-15,-508 -6,-500 Q-15,-493 -24,-500Z M24,-500 Q15,-508 6,-500 Q15,-493 24,-500Z', body),
    stroke('M-26,-512 L-6,-508 M26,-512 L6,-508', body, 4.5),
    stroke('M0,-496 L-3,-483 L4,-482 M-9,-470 L9,-470', body, 4),
    smooth('-10,-446 0,-436 10,-446 16,-420 0,-410 -16,-420', flame),
    stroke('M-60,-336 L-34,-350 L0,-290 L34,-350 L60,-336', flame, 4),
    stroke('M-24,-270 L-48,-110 M2,-262 L-4,-100 M28,-270 L52,-116', plum, 6),
    stroke('M-122,-88 L-70,-68 L-26,-94 L14,-76 L56,-98 L92,-82 L124,-100', flame, 4),
    smooth('-98,-238 -78,-238 -74,-214 -86,-200 -100,-214', rose),
    smooth('74,-404 92,-406 98,-388 86,-374 74,-384', rose),
  ].join('')
}
/** Three sheets of flame, the hottest in front; the roof is at the middle of it. */
const fire = [
  smooth(
    '-300,0! -330,-110 -280,-190 -290,-270! -230,-220 -220,-300 -160,-360 -176,-470! -90,-400 -70,-480 -20,-540 -30,-660! 50,-560 60,-470 110,-520! 130,-420 180,-370 190,-440! 250,-340 230,-250 290,-290! 310,-180 330,-100 300,0!',
    flame,
  ),
  smooth(
    '-240,0! -262,-90 -220,-150 -224,-220! -170,-170 -150,-270 -106,-310 -110,-390! -40,-330 -10,-400 10,-500! 60,-400 60,-330 110,-380! 136,-290 160,-240 190,-290! 216,-190 250,-90 236,0!',
    glow,
  ),
  smooth(
    '-180,0! -192,-60 -160,-110 -164,-160! -116,-120 -90,-210 -60,-240 -50,-320! 10,-250 30,-290 50,-350! 80,-240 110,-180 134,-210! 156,-120 180,-70 176,0!',
    heat,
  ),
].join('')

/** A stabbur: the upper storey reaches out over the lower, and all of it stands on stones. */
const storehouse = [
  repeat(3, (index) =>
    polygon(
      `${-104 + index * 88},0 ${-72 + index * 88},0 ${-78 + index * 88},-34 ${-98 + index * 88},-34`,
      night,
    ),
  ),
  rect(-116, -136, 232, 104, night),
  rect(-150, -252, 300, 122, night),
  polygon('-186,-236 0,-372 186,-236 186,-214 0,-346 -186,-214', night),
  polygon('-150,-240 0,-350 150,-240', night),
  rect(-26, -118, 52, 84, flame),
  repeat(4, (index) => rect(-126 + index * 70, -232, 42, 56, index % 2 ? glow : flame)),
  stroke(
    'M-116,-60 L-34,-60 M-116,-86 L-34,-86 M-116,-112 L-34,-112 M34,-60 L116,-60 M34,-86 L116,-86 M34,-112 L116,-112',
    plum,
    4,
  ),
  stroke('M-150,-158 L150,-158', plum, 5),
].join('')

function embers(count: number, x: number, y: number, spread: number, rise: number, seed: number) {
  const random = seeded(seed)
  return repeat(count, () => {
    const up = random()
    const size = 3 + random() * 8
    return place(
      x + (random() - 0.5) * spread * (0.5 + up),
      y - up * rise,
      rect(-size / 2, -size / 2, size, size, up > 0.5 ? flame : glow),
      {
        rotate: random() * 90,
      },
    )
  })
}

export const fanteAnnePoster: Picture = {
  id: 'film-fante-anne-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.5, y: 0.5 },
  alt: 'Ei ung jente med bylt over aksla går mot oss frå eit brennande stabbur, og skuggen hennar fell lang framover vegen.',
  draw: () =>
    sheet(
      1000,
      1500,
      night,
      embers(60, 500, 420, 760, 440, 17),
      circle(500, 470, 430, plum),
      circle(500, 480, 330, rose),
      place(500, 652, fire, { scale: 0.98 }),
      place(500, 650, storehouse, { scale: 1.04 }),
      shape('M0,690 C260,620 740,620 1000,690 L1000,1500 L0,1500Z', rose),
      shape('M0,760 C300,690 700,690 1000,760 L1000,1500 L0,1500Z', plum),
      shape('M420,650 C330,820 120,1120 -60,1500 L1060,1500 C880,1120 670,820 580,650Z', flame),
      shape('M462,648 C400,800 180,1180 40,1500 L960,1500 C820,1180 600,800 538,648Z', glow),
      polygon('380,1000 620,1000 900,1500 100,1500', night),
      place(500, 1024, anne(night, heat), { scale: 0.98 }),
      letter({ text: 'Fante-', x: 500, y: 1206, size: 140, fill: glow, anchor: 'middle', tracking: -0.02 }),
      letter({ text: 'Anne', x: 500, y: 1372, size: 206, fill: heat, anchor: 'middle', tracking: -0.02 }),
      letter({
        text: 'Rasmus Breistein · 1920',
        x: 500,
        y: 1434,
        size: 32,
        cut: 'groteskRegular',
        fill: glow,
        anchor: 'middle',
      }),
    ),
}

export const fanteAnneStill: Picture = {
  id: 'film-fante-anne',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.64, y: 0.55 },
  alt: 'Eit stabbur brenn i natta medan ei jente med bylt går frå det.',
  draw: () =>
    sheet(
      1920,
      1080,
      night,
      embers(70, 1480, 400, 1100, 420, 8),
      circle(1480, 520, 560, plum),
      circle(1480, 530, 420, rose),
      place(1480, 702, fire, { scale: 1.02 }),
      place(1480, 700, storehouse, { scale: 1.1 }),
      shape('M0,820 C500,760 1100,660 1920,700 L1920,1080 L0,1080Z', rose),
      shape('M0,860 C500,820 1000,740 1920,780 L1920,1080 L0,1080Z', plum),
      shape('M1430,694 C1300,780 1000,900 560,1080 L1400,1080 C1420,940 1500,800 1530,694Z', flame),
      polygon('960,960 1090,960 900,1080 480,1080', night),
      place(1040, 976, anne(night, heat), { scale: 1.2 }),
    ),
}
