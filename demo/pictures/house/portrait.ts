import { disc, move, page, rect, shape, stroke } from '../culture/shapes.ts'
import type { Picture } from '../picture.ts'

export interface Face {
  ground: string
  skin: string
  /** The side of the face away from the light. */
  shade: string
  brow: string
  lips: string
  /** How the mouth is drawn: a closed smile, an open one, or a crooked one. */
  smile: 'closed' | 'open' | 'crooked'
  /** Laughter lines and a softer cheek. */
  lined?: boolean
  /** Narrows or widens the head; 1 is the plain one. */
  broad?: number
  behind?: string[]
  clothes: string[]
  front?: string[]
}

const head =
  'M274,330C274,190 526,190 526,330C526,400 520,440 490,480C464,516 432,530 400,530C368,530 336,516 310,480C280,440 274,400 274,330Z'
const farSide =
  'M400,225C480,225 526,262 526,330C526,400 520,440 490,480C464,516 432,530 400,530C450,490 470,420 462,350C456,300 440,250 400,225Z'

const mouths = {
  closed: (lips: string) => stroke('M348,446Q400,488 452,446', lips, 11),
  open: (lips: string) =>
    shape('M340,438Q400,452 460,438C456,486 430,504 400,504C370,504 344,486 340,438Z', lips) +
    shape('M350,442Q400,454 450,442L444,462Q400,470 356,462Z', '#ffffff'),
  crooked: (lips: string) => stroke('M352,454Q412,484 456,438', lips, 11),
}

/** A face from the front: the parts every face shares, around what is its own. */
export function portrait(id: number, alt: string, face: Face): Picture {
  const { skin, shade, brow, broad = 1 } = face
  const draw = () => [
    rect(0, 0, 800, 800, face.ground),
    ...(face.behind ?? []),
    shape('M336,450H464V600Q400,668 336,600Z', shade),
    ...face.clothes,
    move(
      `translate(400 0) scale(${broad} 1) translate(-400 0)`,
      disc(272, 372, 32, skin),
      disc(528, 372, 32, shade),
      shape(head, skin),
      shape(farSide, shade),
    ),
    disc(348, 352, 13, '#17130f'),
    disc(452, 352, 13, '#17130f'),
    disc(352, 347, 4, '#ffffff'),
    disc(456, 347, 4, '#ffffff'),
    stroke('M318,312Q346,292 378,308M422,308Q454,292 482,312', brow, 11),
    stroke('M404,352L388,406Q400,416 416,408', '#00000038', 8),
    face.lined
      ? stroke(
          'M306,366l-16,-8M306,378l-16,4M494,366l16,-8M494,378l16,4M330,426Q322,446 328,462M470,426Q478,446 472,462',
          '#00000030',
          5,
        )
      : '',
    mouths[face.smile](face.lips),
    ...(face.front ?? []),
  ]
  return {
    id: `staff-${id}`,
    width: 800,
    height: 800,
    focalPoint: { x: 0.5, y: 0.45 },
    alt,
    draw: () => page(800, 800, draw()),
  }
}
