import sharp from 'sharp'

/** A ticket with a torn edge. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29">
  <rect width="29" height="29" fill="#0f1419"/>
  <path d="M4 8h21v4a2.5 2.5 0 0 0 0 5v4H4v-4a2.5 2.5 0 0 0 0-5z" fill="#f4efe6"/>
  <path d="M17 10v9" stroke="#0f1419" stroke-width="1.5" stroke-dasharray="2 1.5"/>
</svg>`

export const drawIcon = (size: number): Promise<Buffer> =>
  sharp(Buffer.from(ICON), { density: (72 * size) / 29 })
    .resize(size, size)
    .png()
    .toBuffer()
