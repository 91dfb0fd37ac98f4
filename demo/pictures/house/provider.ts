import { ink, page, red, shape } from '../culture/shapes.ts'
import { letter } from '../lettering.ts'
import type { Picture } from '../picture.ts'

/** The mark of those who sell the tickets: a ticket in a hatch, and their name. */
export const provider: Picture = {
  id: 'billettluka',
  width: 470,
  height: 112,
  focalPoint: { x: 0.5, y: 0.5 },
  alt: 'Logoen til Billettluka: ein billett i ei luke, og namnet.',
  draw: () =>
    page(470, 112, [
      shape('M0,112V56A56,56 0 0 1 112,56V112Z', ink),
      // A ticket, torn along the dots, half out of the hatch.
      shape('M18,58H94V74A9,9 0 0 0 94,92V112H18V92A9,9 0 0 0 18,74Z', red),
      ...[66, 78, 90, 102].map((y) => shape(`M66,${y}h6v6h-6Z`, ink)),
      letter({ text: 'Billettluka', x: 136, y: 82, size: 78, fill: ink, tracking: -0.02 }),
    ]),
}
