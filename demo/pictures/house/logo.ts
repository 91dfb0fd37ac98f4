import { page, rect, red, shape } from '../culture/shapes.ts'
import type { Picture } from '../picture.ts'

/** Peaks on the screen; the rows of seats below are also the fjord. */
export const mark = (colour: string) => [
  shape('M72,280L200,92L262,184L318,116L440,280Q256,342 72,280Z', colour),
  shape('M72,312Q256,374 440,312V350Q256,412 72,350Z', colour),
  shape('M122,396Q256,434 390,396V434Q256,472 122,434Z', colour),
]

const square = (id: string, alt: string, draw: () => string[]): Picture => ({
  id,
  width: 512,
  height: 512,
  focalPoint: { x: 0.5, y: 0.5 },
  alt,
  draw: () => page(512, 512, draw()),
})

export const logos: Picture[] = [
  square('logo', 'Logoen til Fjordheim kulturhus: kvite fjell over to boga rader på raudt.', () => [
    rect(0, 0, 512, 512, red),
    ...mark('#ffffff'),
  ]),
  square('logo-mono', 'Logoen til Fjordheim kulturhus i éin farge: fjell over to boga rader.', () =>
    mark('#0f1419'),
  ),
]
