import { Node } from '@tiptap/core'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    figure: { insertFigure: (image: FigureImage) => ReturnType }
  }
}

export interface FigureImage {
  src: string
  /** Empty for a decorative picture, null when nobody has written one. */
  alt: string | null
  width: number | null
  height: number | null
}

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.querySelector('img')?.getAttribute(name) ?? null,
  rendered: false,
})

/** Where the desk shows a picture of the library: also one that is not public has this address. Other pictures have their own. */
const toDeskAddress = (src: string) => src.replace(PUBLIC_ADDRESS, '/redaksjon/api/media/$1/image')
const PUBLIC_ADDRESS = /^\/images\/([^/?#]+)/
const DESK_ADDRESS = /^\/redaksjon\/api\/media\/([^/?#]+)\/image/

/** The address that is stored, also of a picture that was copied from the desk. */
const readSource = (image: Element | null) =>
  image?.getAttribute('src')?.replace(DESK_ADDRESS, '/images/$1') ?? null

/** A picture with its caption, which may be empty. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: {
      ...attribute('src'),
      parseHTML: (element: HTMLElement) => readSource(element.querySelector('img')),
    },
    alt: attribute('alt'),
    width: attribute('width'),
    height: attribute('height'),
    loading: attribute('loading'),
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => (element.querySelector('img[src]') ? null : false),
      contentElement: (element) =>
        (element as HTMLElement).querySelector('figcaption') ?? document.createElement('figcaption'),
    },
    // A picture on its own, in what is pasted.
    {
      tag: 'img[src]',
      getAttrs: (element) => ({
        src: readSource(element),
        alt: element.getAttribute('alt'),
        width: element.getAttribute('width'),
        height: element.getAttribute('height'),
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    // Without a description the picture is passed over, and a note says that it lacks one.
    [
      'img',
      {
        src: toDeskAddress(attrs.src),
        alt: attrs.alt,
        role: attrs.alt === null ? 'presentation' : null,
        width: attrs.width,
        height: attrs.height,
      },
    ],
    ['figcaption', 0],
  ],
  addCommands() {
    return {
      insertFigure:
        (image) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: image }),
    }
  },
})
