import { letter } from '../../lettering.ts'
import type { Picture } from '../../picture.ts'
import {
  circle,
  fit,
  limb,
  n,
  place,
  polygon,
  rect,
  repeat,
  ring,
  seeded,
  shape,
  sheet,
  smooth,
  stroke,
} from '../shapes.ts'

const night = '#0b1f33'
const deep = '#12344e'
const sea = '#2c6079'
const foam = '#8fb8c2'
const ghost = '#e6f0ee'
const moon = '#f4e6a8'

/** A worn-out horse plodding left; hooves at y = 0. */
const horse = (fill: string, cut: string) =>
  [
    limb('104,-238,50 70,-180,32 88,-112,16 58,-42,11 46,-12,14', fill),
    limb('-100,-226,38 -146,-178,23 -174,-128,14 -150,-70,10 -152,-44,13', fill),
    smooth(
      '-186,-432! -184,-474! -164,-436! -128,-392 -84,-340 -30,-316 30,-308 84,-322 128,-322 160,-290 172,-236 140,-196 70,-196 0,-178 -70,-178 -118,-206 -142,-252 -158,-312 -190,-352 -214,-352 -248,-312 -278,-300 -294,-318 -286,-344 -250,-392 -214,-428',
      fill,
    ),
    limb('126,-254,52 112,-186,34 152,-114,17 138,-42,11 128,-12,15', fill),
    limb('-92,-238,46 -98,-176,26 -102,-104,15 -92,-38,10 -100,-10,14', fill),
    limb('160,-304,12 186,-250,16 182,-170,14 196,-110,2', fill),
    smooth(
      '-176,-440! -140,-424 -106,-372 -82,-320! -112,-340 -118,-322! -136,-356 -146,-340! -160,-384 -176,-372!',
      cut,
    ),
    circle(-238, -366, 6, cut),
    stroke('M-284,-318 L-262,-322', cut, 4),
    stroke('M-40,-292 Q-54,-240 -40,-200 M-8,-288 Q-22,-236 -10,-194 M24,-284 Q10,-236 20,-196', cut, 5),
    stroke('M-270,-336 L-206,-412 M-262,-346 L-226,-330 L-60,-300', cut, 5),
  ].join('')

const wheel = (x: number, y: number, r: number, colour: string) =>
  ring(x, y, r, colour, r * 0.11) +
  circle(x, y, r * 0.16, colour) +
  stroke(
    repeat(10, (index) => {
      const angle = (index / 10) * Math.PI * 2 + 0.2
      return `M${n(x)},${n(y)}L${n(x + Math.cos(angle) * r)},${n(y + Math.sin(angle) * r)}`
    }),
    colour,
    r * 0.07,
  )

/** Cart, hooded driver and the shaft of his scythe; the wheels stand on y = 0. */
const cart = (fill: string, cut: string) =>
  [
    stroke('M-330,-210 L40,-176', fill, 12),
    wheel(330, -118, 118, fill),
    wheel(90, -92, 92, fill),
    smooth('6,-206! 420,-206! 446,-300! 420,-316! 396,-236 120,-236 70,-268! 20,-276! -6,-240!', fill),
    stroke(
      'M150,-236 L150,-310 M220,-236 L222,-318 M290,-236 L294,-326 M360,-236 L366,-330 M140,-312 L428,-338',
      fill,
      11,
    ),
    // The driver
    smooth(
      '40,-486 84,-516 120,-478 140,-420 158,-340 164,-250! 20,-244! -26,-206 -44,-196! -40,-238 6,-290 14,-380 20,-440',
      fill,
    ),
    smooth('46,-486 52,-448 34,-420 20,-446 26,-478', cut),
    limb('84,-410,30 44,-352,25 -14,-336,17 -34,-338,12', fill),
    stroke('M96,-420 Q76,-372 34,-342 M110,-440 Q132,-340 124,-258', cut, 5),
    stroke('M-20,-250 L196,-742', fill, 12),
    stroke('M-44,-338 L-20,-336', fill, 22),
    stroke('M-40,-330 L-230,-330', cut, 4),
  ].join('')

/** The blade is the new moon. */
const blade = shape('M214,-752 C90,-876 -130,-812 -182,-594 C-104,-716 60,-748 182,-704Z', moon)

const carriage = (fill: string, cut: string) =>
  place(-270, 0, horse(fill, cut), { scale: 1.02 }) + cart(fill, cut)

/** Fades a drawing as a whole, so that its overlapping parts do not show through each other. */
const fade = (opacity: number, body: string) => `<g opacity="${opacity}">${body}</g>`

function waves(top: number, bottom: number, width: number, seed: number) {
  const random = seeded(seed)
  let y = top
  let d = ''
  while (y < bottom) {
    const depth = (y - top) / (bottom - top)
    const length = 60 + depth * 150
    const height = 3 + depth * 15
    d += `M${n(-random() * length)},${n(y)}`
    d += repeat(
      Math.ceil(width / length) + 2,
      () => `q${n(length / 4)},${n(-height)} ${n(length / 2)},0t${n(length / 2)},0`,
    )
    y += 16 + depth * 34
  }
  return d
}

function stars(count: number, width: number, height: number, seed: number) {
  const random = seeded(seed)
  return repeat(count, () => circle(random() * width, random() * height, 1.5 + random() * 3, foam))
}

export const korkarlenPoster: Picture = {
  id: 'film-korkarlen-poster',
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.55, y: 0.42 },
  alt: 'Ei gjennomsiktig spøkjelsesvogn køyrer over havet om natta, og ljåen til kusken er månesigden.',
  draw: () =>
    sheet(
      1000,
      1500,
      night,
      stars(46, 1000, 520, 31),
      rect(0, 560, 1000, 940, deep),
      stroke(waves(580, 1540, 1000, 6), sea, 5),
      fade(0.3, place(512, 944, carriage(foam, deep), { scale: 0.84 })),
      fade(0.8, place(548, 928, carriage(ghost, deep), { scale: 0.84 })),
      fade(0.5, stroke(waves(760, 1540, 1000, 16), sea, 5)),
      place(548, 928, blade, { scale: 0.84 }),
      letter({
        text: 'Körkarlen',
        x: 500,
        y: 1290,
        size: fit('Körkarlen', 850, 'serifItalic', -0.02),
        cut: 'serifItalic',
        fill: moon,
        anchor: 'middle',
        tracking: -0.02,
      }),
      letter({
        text: 'Victor Sjöström · 1921',
        x: 500,
        y: 1404,
        size: 34,
        cut: 'serif',
        fill: ghost,
        anchor: 'middle',
      }),
    ),
}

export const korkarlenStill: Picture = {
  id: 'film-korkarlen',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.68, y: 0.5 },
  alt: 'Vogna til døden, gjennomsiktig som røyk, på veg over eit mørkt hav under ein ljåforma måne.',
  draw: () =>
    sheet(
      1920,
      1080,
      night,
      stars(70, 1920, 420, 8),
      rect(0, 470, 1920, 610, deep),
      stroke(waves(488, 1120, 1920, 6), sea, 5),
      fade(0.3, place(1290, 890, carriage(foam, deep), { scale: 0.92 })),
      fade(0.8, place(1340, 872, carriage(ghost, deep), { scale: 0.92 })),
      fade(0.5, stroke(waves(700, 1120, 1920, 16), sea, 5)),
      place(1340, 872, blade, { scale: 0.92 }),
      polygon('0,470 260,440 520,470', night),
    ),
}
