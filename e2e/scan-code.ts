import type { Locator } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'

/** The text of the QR code in this element. */
export async function scanCode(picture: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await picture.screenshot({ animations: 'disabled' }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return readCode(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** The types declare a default export that does not exist at runtime. */
const readCode = jsqr as unknown as typeof jsqr.default
