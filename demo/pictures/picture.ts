/** A picture of the demo house: an SVG document with outlined text, a description and a focal point. */
export interface Picture {
  /** Stable id; the picture is served at /images/{id}. */
  id: string
  width: number
  height: number
  /** The point that must stay in view when the picture is cropped, 0 to 1 from the left and the top. */
  focalPoint: { x: number; y: number }
  /** The alternative text, in nynorsk. */
  alt: string
  /** Draws the picture. */
  draw: () => string
}
