import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ICONS, renderIcon } from './icons.ts'

const PAPER = '#f4efe6'
const svg = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e4572e"/></svg>`,
  )

async function readPixels(png: Uint8Array) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

const RED = [228, 87, 46, 255]
const PAPER_PIXEL = [244, 239, 230, 255]

const findIcon = (name: string) => {
  const icon = ICONS.find(({ path }) => path.includes(name))
  if (!icon) throw new Error(`There is no icon ${name}.`)
  return icon
}

test.each(ICONS)('$path is a PNG of its size, even from a small favicon', async (icon) => {
  const metadata = await sharp(await renderIcon(svg(64, 64), icon, PAPER)).metadata()
  expect(metadata).toMatchObject({ format: 'png', width: icon.size, height: icon.size })
})

test('a wide favicon is centred, uncropped and on a transparent background', async () => {
  const at = await readPixels(await renderIcon(svg(400, 200), findIcon('icon-192'), PAPER))
  expect(at(2, 96)).toEqual(RED)
  expect(at(96, 2)[3]).toBe(0)
})

test('a maskable icon has a margin in the colour of the theme', async () => {
  const at = await readPixels(await renderIcon(svg(512, 512), findIcon('maskable'), PAPER))
  expect(at(0, 0)).toEqual(PAPER_PIXEL)
  expect(at(256, 100)).toEqual(PAPER_PIXEL)
  expect(at(256, 106)).toEqual(RED)
})

test('Apple’s icon is never transparent', async () => {
  const png = await renderIcon(svg(400, 200), findIcon('apple'), PAPER)
  expect((await sharp(png).metadata()).hasAlpha).toBe(false)
  expect((await readPixels(png))(90, 2)).toEqual(PAPER_PIXEL)
})
