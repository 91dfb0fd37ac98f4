import type { Locator } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'

/** What a scanner reads off this part of the screen. */
export async function scanCode(picture: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await picture.screenshot({ animations: 'disabled' }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return readCode(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** Its types tell of a default export that it does not have here. */
const readCode = jsqr as unknown as typeof jsqr.default
