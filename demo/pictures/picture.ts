/** A picture drawn for the demo house: a whole SVG document with outlined text, and how to describe and crop it. */
export interface Picture {
  /** Stable id; the picture is served at /images/{id}. */
  id: string
  width: number
  height: number
  /** The point that must stay in view when the picture is cropped, 0 to 1 from the left and the top. */
  focalPoint: { x: number; y: number }
  /** What a person who cannot see it should know, in nynorsk. */
  alt: string
  /** Draws it; called only when the picture is wanted. */
  draw: () => string
}
